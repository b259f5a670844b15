//! Items written on one line, without their bodies.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{Item, ItemImpl, Signature, Type, Variant, Visibility};

/// What an item shows of itself; its fields, variants and methods have lines of their own.
pub(super) fn of_item(item: &Item) -> String {
    match item {
        Item::Fn(it) => of_function(&it.vis, &it.sig),
        Item::Macro(it) => format!("macro {}!", it.ident.to_token_stream()),
        Item::Const(it) => of_constant(&it.vis, "const", &it.ident, &it.ty),
        Item::Static(it) => of_constant(&it.vis, "static", &it.ident, &it.ty),
        Item::Type(it) => {
            let mut bare = it.clone();
            bare.attrs.clear();
            printed(bare)
        }
        Item::Struct(it) => {
            let (vis, name, generics) = (&it.vis, &it.ident, &it.generics);
            let bounds = &generics.where_clause;
            printed(quote!(#vis struct #name #generics #bounds {}))
        }
        Item::Enum(it) => {
            let (vis, name, generics) = (&it.vis, &it.ident, &it.generics);
            let bounds = &generics.where_clause;
            printed(quote!(#vis enum #name #generics #bounds {}))
        }
        Item::Trait(it) => {
            let (vis, name, generics, supers) = (&it.vis, &it.ident, &it.generics, &it.supertraits);
            let (unsafety, bounds) = (&it.unsafety, &generics.where_clause);
            printed(quote!(#vis #unsafety trait #name #generics: #supers #bounds {}))
        }
        _ => String::new(),
    }
}

pub(super) fn of_function(vis: &Visibility, sig: &Signature) -> String {
    printed(quote!(#vis #sig {}))
}

pub(super) fn of_constant(vis: &Visibility, kind: &str, name: &syn::Ident, ty: &Type) -> String {
    format!("{}{kind} {name}: {}", of_visibility(vis), of_type(ty))
}

fn of_visibility(vis: &Visibility) -> &'static str {
    if matches!(vis, Visibility::Public(_)) {
        "pub "
    } else {
        ""
    }
}

pub(super) fn of_type(ty: &Type) -> String {
    printed(quote!(type X = #ty;))
        .trim_start_matches("type X = ")
        .to_owned()
}

/// The head of an `impl`: `impl FromStr for Card`.
pub(super) fn of_impl(item: &ItemImpl) -> String {
    let (generics, ty, bounds) = (&item.generics, &item.self_ty, &item.generics.where_clause);
    let of = item.trait_.as_ref().map(|(path, _)| quote!(#path for));
    printed(quote!(impl #generics #of #ty #bounds {}))
}

pub(super) fn of_variant(variant: &Variant) -> String {
    let mut bare = variant.clone();
    bare.attrs.clear();
    bare.fields.iter_mut().for_each(|field| field.attrs.clear());
    let printed = printed(quote!(enum X { #bare }));
    printed
        .trim_start_matches("enum X { ")
        .trim_end_matches(" }")
        .trim_end_matches(',')
        .to_owned()
}

/// The head of an item in a macro's rules, where it may be no complete Rust.
pub(super) fn of_tokens(head: &TokenStream) -> String {
    match syn::parse2::<Item>(quote!(#head {})) {
        Ok(item @ Item::Fn(_)) => of_item(&item),
        _ => head.to_string(),
    }
}

/// One item as a formatter writes it, brought onto one line, without an empty body.
fn printed(item: impl ToTokens) -> String {
    let file = syn::parse2(item.into_token_stream()).expect("it came from an item that parses");
    let text = prettyplease::unparse(&file);
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let line = [("( ", "("), (", )", ")"), ("< ", "<"), (", >", ">")]
        .iter()
        .fold(line, |line, (broken, whole)| line.replace(broken, whole));
    line.trim_end_matches(" {}")
        .trim_end_matches([';', ','])
        .to_owned()
}
