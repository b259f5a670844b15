//! Public items that a macro of the crate makes. They are not expanded; the list shows what the
//! macro was given and what its rules call public.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::{Item, ItemMacro};

use super::signature;
use super::source::Source;

/// The macro call that makes an item of this name: one that has the name among its outer words.
pub(super) fn maker<'a>(items: &'a [Item], name: &str) -> Option<&'a ItemMacro> {
    items.iter().find_map(|item| match item {
        Item::Macro(call) if call.ident.is_none() => {
            let mut words = call.mac.tokens.clone().into_iter();
            words
                .any(|word| matches!(word, TokenTree::Ident(it) if it == name))
                .then_some(call)
        }
        _ => None,
    })
}

/// The signatures of what `call` makes: the call itself, then each `pub` in the macro's rules.
pub(super) fn made(source: &Source, call: &ItemMacro) -> Vec<String> {
    let name = call
        .mac
        .path
        .segments
        .last()
        .map(|it| it.ident.to_string())
        .unwrap_or_default();
    let given = without_attributes(call.mac.tokens.clone());
    let mut found = vec![format!("{name}! {{ {given} }}")];
    let rules = source
        .modules
        .values()
        .flatten()
        .find_map(|item| match item {
            Item::Macro(it) if it.ident.as_ref().is_some_and(|ident| *ident == name) => Some(it),
            _ => None,
        });
    if let Some(rules) = rules {
        add_public(rules.mac.tokens.clone(), &name, &mut found);
    }
    found
}

fn add_public(tokens: TokenStream, name: &str, found: &mut Vec<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (index, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => add_public(group.stream(), name, found),
            TokenTree::Ident(ident) if ident == "pub" => {
                let head = tokens[index..].iter().take_while(|token| !ends_head(token));
                let head = signature::of_tokens(&head.cloned().collect());
                found.push(format!("{name}! makes {head}"));
            }
            _ => {}
        }
    }
}

/// Whether a signature ends here: at a body, a value, or the next field.
fn ends_head(token: &TokenTree) -> bool {
    match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        TokenTree::Punct(punct) => [';', '=', ','].contains(&punct.as_char()),
        _ => false,
    }
}

fn without_attributes(tokens: TokenStream) -> TokenStream {
    let mut kept: Vec<TokenTree> = Vec::new();
    for token in tokens {
        match token {
            TokenTree::Group(group)
                if group.delimiter() == Delimiter::Bracket && ends_in_hash(&kept) =>
            {
                kept.pop();
            }
            TokenTree::Group(group) => {
                let inner = without_attributes(group.stream());
                kept.push(proc_macro2::Group::new(group.delimiter(), inner).into());
            }
            other => kept.push(other),
        }
    }
    kept.into_iter().collect()
}

fn ends_in_hash(tokens: &[TokenTree]) -> bool {
    matches!(tokens.last(), Some(TokenTree::Punct(punct)) if punct.as_char() == '#')
}
