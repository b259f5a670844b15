//! The lines of the list: one for each public item, field, variant, method and `impl`.

use std::collections::BTreeSet;

use syn::{Attribute, Fields, ImplItem, Item, ItemImpl, Meta, Token, TraitItem, Type, Visibility};

use super::macros;
use super::names::{Place, imports, name_of};
use super::signature;
use super::source::{Source, attributes};

/// All lines in order, each as `path: signature`, with paths from the crate's root.
pub(super) fn lines(source: &Source) -> BTreeSet<String> {
    let mut list = List {
        source,
        exports: Vec::new(),
        entered: Vec::new(),
        lines: BTreeSet::new(),
    };
    list.add_module(&[], "");
    list.add_impls();
    list.lines
}

struct List<'a> {
    source: &'a Source,
    /// Where each public item is found, and by which public path it is reached.
    exports: Vec<(Place, String)>,
    /// The modules on the way from the root, so that a circle of `pub use` ends.
    entered: Vec<Vec<String>>,
    lines: BTreeSet<String>,
}

impl List<'_> {
    fn add(&mut self, path: &str, signature: &str) {
        self.lines.insert(format!("{path}: {signature}"));
    }

    /// Adds what `module` makes public under `prefix`, which is empty or ends in `::`.
    fn add_module(&mut self, module: &[String], prefix: &str) {
        if self.entered.iter().any(|entered| entered == module) {
            return;
        }
        self.entered.push(module.to_vec());
        let source = self.source;
        for item in source.modules.get(module).into_iter().flatten() {
            match item {
                Item::Use(it) if is_public(&it.vis) => {
                    for import in imports(it) {
                        self.add_import(module, &import.path, import.name.as_deref(), prefix);
                    }
                }
                Item::Mod(it) if is_public(&it.vis) && !is_hidden(&it.attrs) => {
                    let name = it.ident.to_string();
                    self.add(&format!("{prefix}{name}"), "pub mod");
                    self.add_module(
                        &[module, std::slice::from_ref(&name)].concat(),
                        &format!("{prefix}{name}::"),
                    );
                }
                Item::Macro(it) if it.attrs.iter().any(|it| it.path().is_ident("macro_export")) => {
                    self.add(
                        &name_of(item).unwrap_or_default(),
                        &signature::of_item(item),
                    );
                }
                Item::Macro(call) if call.ident.is_none() => {
                    for made in macros::made(source, call) {
                        self.add(&format!("{prefix}*"), &made);
                    }
                }
                _ if visibility(item).is_some_and(is_public) => {
                    let name = name_of(item).unwrap_or_default();
                    self.add_item(item, module, &format!("{prefix}{name}"));
                }
                _ => {}
            }
        }
        self.entered.pop();
    }

    fn add_import(&mut self, module: &[String], path: &[String], name: Option<&str>, prefix: &str) {
        match (self.source.resolve(module, path), name) {
            (Some(Place::Module(from)), None) => self.add_module(&from, prefix),
            (Some(Place::Module(from)), Some(name)) => {
                self.add(&format!("{prefix}{name}"), "pub mod");
                self.add_module(&from, &format!("{prefix}{name}::"));
            }
            (Some(Place::Item(from, original)), Some(name)) => {
                let source = self.source;
                let items = source.modules.get(&from).into_iter().flatten();
                for item in items.filter(|item| name_of(item).as_deref() == Some(&*original)) {
                    self.add_item(item, &from, &format!("{prefix}{name}"));
                }
                self.add_made(&from, &original, &format!("{prefix}{name}"));
            }
            (_, name) => {
                let shown = name.unwrap_or("*");
                self.add(
                    &format!("{prefix}{shown}"),
                    &format!("pub use {}", path.join("::")),
                );
            }
        }
    }

    /// Adds an item that a macro makes, if `name` is one.
    fn add_made(&mut self, module: &[String], name: &str, path: &str) {
        let source = self.source;
        let items = source.modules.get(module).map_or(&[][..], Vec::as_slice);
        if items
            .iter()
            .any(|item| name_of(item).as_deref() == Some(name))
        {
            return;
        }
        if let Some(call) = macros::maker(items, name) {
            self.exports.push((
                Place::Item(module.to_vec(), name.to_owned()),
                path.to_owned(),
            ));
            for made in macros::made(source, call) {
                self.add(path, &made);
            }
        }
    }

    fn add_item(&mut self, item: &Item, module: &[String], path: &str) {
        if is_hidden(attributes(item)) {
            return;
        }
        let place = Place::Item(module.to_vec(), name_of(item).unwrap_or_default());
        self.exports.push((place, path.to_owned()));
        let open = attributes(item)
            .iter()
            .any(|it| it.path().is_ident("non_exhaustive"));
        let mark = if open { "#[non_exhaustive] " } else { "" };
        self.add(path, &format!("{mark}{}", signature::of_item(item)));
        for name in derived(attributes(item)) {
            let own = path.rsplit("::").next().unwrap_or(path);
            self.add(path, &format!("impl {name} for {own}"));
        }
        match item {
            Item::Struct(it) => self.add_fields(&it.fields, path),
            Item::Enum(it) => {
                for variant in &it.variants {
                    self.add(
                        &format!("{path}::{}", variant.ident),
                        &signature::of_variant(variant),
                    );
                }
            }
            Item::Trait(it) => it
                .items
                .iter()
                .for_each(|item| self.add_trait_item(item, path)),
            _ => {}
        }
    }

    fn add_fields(&mut self, fields: &Fields, path: &str) {
        for (index, field) in fields
            .iter()
            .enumerate()
            .filter(|(_, field)| is_public(&field.vis))
        {
            let name = field
                .ident
                .as_ref()
                .map_or_else(|| index.to_string(), ToString::to_string);
            self.add(
                &format!("{path}::{name}"),
                &format!("pub {}", signature::of_type(&field.ty)),
            );
        }
    }

    fn add_trait_item(&mut self, item: &TraitItem, path: &str) {
        let private = &Visibility::Inherited;
        let (name, text) = match item {
            TraitItem::Fn(it) => {
                let provided = if it.default.is_some() {
                    " (provided)"
                } else {
                    ""
                };
                (
                    &it.sig.ident,
                    signature::of_function(private, &it.sig) + provided,
                )
            }
            TraitItem::Const(it) => (
                &it.ident,
                signature::of_constant(private, "const", &it.ident, &it.ty),
            ),
            TraitItem::Type(it) => (&it.ident, format!("type {}", it.ident)),
            _ => return,
        };
        self.add(&format!("{path}::{name}"), &text);
    }

    /// Adds what every `impl` gives to a public type, and the traits of ours given to foreign ones.
    fn add_impls(&mut self) {
        let source = self.source;
        for (module, items) in &source.modules {
            for item in items {
                if let Item::Impl(it) = item {
                    self.add_impl(it, module);
                }
            }
        }
    }

    fn add_impl(&mut self, item: &ItemImpl, module: &[String]) {
        if self.is_of_private_trait(item, module) {
            return;
        }
        let place = type_path(&item.self_ty).and_then(|path| self.source.resolve(module, &path));
        let Some(place) = place else {
            if item.trait_.is_some() {
                self.add("impl", &signature::of_impl(item));
            }
            return;
        };
        let exports = self
            .exports
            .iter()
            .filter(|(exported, _)| *exported == place);
        let paths: Vec<String> = exports.map(|(_, path)| path.clone()).collect();
        for path in paths {
            if item.trait_.is_some() {
                self.add(&path, &signature::of_impl(item));
            }
            item.items
                .iter()
                .for_each(|part| self.add_impl_item(part, item, &path));
        }
    }

    fn is_of_private_trait(&self, item: &ItemImpl, module: &[String]) -> bool {
        let path = item.trait_.as_ref().map(|(path, _)| words(path));
        let place = path.and_then(|path| self.source.resolve(module, &path));
        place.is_some_and(|place| !self.exports.iter().any(|(exported, _)| *exported == place))
    }

    fn add_impl_item(&mut self, part: &ImplItem, item: &ItemImpl, path: &str) {
        match part {
            ImplItem::Fn(it) if is_public(&it.vis) && !is_hidden(&it.attrs) => {
                let text = signature::of_function(&it.vis, &it.sig);
                self.add(&format!("{path}::{}", it.sig.ident), &text);
            }
            ImplItem::Const(it) if is_public(&it.vis) && !is_hidden(&it.attrs) => {
                let text = signature::of_constant(&it.vis, "const", &it.ident, &it.ty);
                self.add(&format!("{path}::{}", it.ident), &text);
            }
            ImplItem::Type(it) => {
                let (of, ty) = (signature::of_impl(item), signature::of_type(&it.ty));
                self.add(path, &format!("{of} with {} = {ty}", it.ident));
            }
            _ => {}
        }
    }
}

fn is_public(vis: &Visibility) -> bool {
    matches!(vis, Visibility::Public(_))
}

fn visibility(item: &Item) -> Option<&Visibility> {
    Some(match item {
        Item::Const(it) => &it.vis,
        Item::Enum(it) => &it.vis,
        Item::Fn(it) => &it.vis,
        Item::Static(it) => &it.vis,
        Item::Struct(it) => &it.vis,
        Item::Trait(it) => &it.vis,
        Item::Type(it) => &it.vis,
        _ => return None,
    })
}

fn is_hidden(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::List(list) => list.path.is_ident("doc") && list.tokens.to_string() == "hidden",
        _ => false,
    })
}

/// The names of the derived traits, or of the macros that derive them.
fn derived(attributes: &[Attribute]) -> Vec<String> {
    let derives = attributes
        .iter()
        .filter(|attribute| attribute.path().is_ident("derive"));
    let separated = syn::punctuated::Punctuated::<syn::Path, Token![,]>::parse_terminated;
    derives
        .filter_map(|attribute| attribute.parse_args_with(separated).ok())
        .flatten()
        .filter_map(|path| {
            path.segments
                .last()
                .map(|segment| segment.ident.to_string())
        })
        .collect()
}

fn type_path(ty: &Type) -> Option<Vec<String>> {
    let Type::Path(ty) = ty else { return None };
    Some(words(&ty.path))
}

fn words(path: &syn::Path) -> Vec<String> {
    path.segments
        .iter()
        .map(|segment| segment.ident.to_string())
        .collect()
}
