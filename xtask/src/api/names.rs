//! What a path in the sources means.

use syn::{Item, ItemUse, UseTree};

use super::macros;
use super::source::{ModulePath, Source};

/// What a path of this crate leads to.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Place {
    Module(ModulePath),
    Item(ModulePath, String),
}

/// One name that a `use` brings in, or all of a module's.
pub(super) struct Import {
    pub(super) path: Vec<String>,
    /// None for `*`.
    pub(super) name: Option<String>,
}

/// How many `use` declarations may stand between a name and its item; more would be a circle.
const STEPS_MAX: usize = 16;

impl Source {
    /// What `path`, written in `module`, means; none for another crate's.
    pub(super) fn resolve(&self, module: &[String], path: &[String]) -> Option<Place> {
        self.follow(module, path, STEPS_MAX)
    }

    fn follow(&self, module: &[String], path: &[String], steps: usize) -> Option<Place> {
        let steps = steps.checked_sub(1)?;
        let mut place = Place::Module(module.to_vec());
        for (index, segment) in path.iter().enumerate() {
            let Place::Module(at) = place else {
                return None;
            };
            place = match segment.as_str() {
                "crate" => Place::Module(Vec::new()),
                "self" => Place::Module(at),
                "super" => Place::Module(at.split_last()?.1.to_vec()),
                name => self.find(&at, name, index + 1 == path.len(), steps)?,
            };
        }
        Some(place)
    }

    /// What `name` means in `module`. A module and a function may share a name: the end of a path
    /// means the function, any other part the module.
    fn find(&self, module: &[String], name: &str, is_last: bool, steps: usize) -> Option<Place> {
        let items = self.modules.get(module)?;
        if is_last
            && items
                .iter()
                .any(|item| name_of(item).as_deref() == Some(name))
        {
            return Some(Place::Item(module.to_vec(), name.to_owned()));
        }
        let child = [module, &[name.to_owned()]].concat();
        if self.modules.contains_key(&child) {
            return Some(Place::Module(child));
        }
        if is_last && macros::maker(items, name).is_some() {
            return Some(Place::Item(module.to_vec(), name.to_owned()));
        }
        let imports = items.iter().filter_map(as_use).flat_map(imports);
        imports.into_iter().find_map(|import| match import.name {
            Some(imported) if imported == name && import.path != [name] => {
                self.follow(module, &import.path, steps)
            }
            Some(_) => None,
            None => match self.follow(module, &import.path, steps)? {
                Place::Module(from) if from != module => self.find(&from, name, is_last, steps),
                _ => None,
            },
        })
    }
}

fn as_use(item: &Item) -> Option<&ItemUse> {
    match item {
        Item::Use(it) => Some(it),
        _ => None,
    }
}

/// The names that a `use` brings in.
pub(super) fn imports(item: &ItemUse) -> Vec<Import> {
    let mut found = Vec::new();
    collect(&item.tree, &mut Vec::new(), &mut found);
    found
}

fn collect(tree: &UseTree, path: &mut Vec<String>, found: &mut Vec<Import>) {
    let (segment, name) = match tree {
        UseTree::Path(it) => {
            path.push(it.ident.to_string());
            collect(&it.tree, path, found);
            path.pop();
            return;
        }
        UseTree::Group(it) => return it.items.iter().for_each(|tree| collect(tree, path, found)),
        UseTree::Glob(_) => {
            return found.push(Import {
                path: path.clone(),
                name: None,
            });
        }
        UseTree::Name(it) => (&it.ident, &it.ident),
        UseTree::Rename(it) => (&it.ident, &it.rename),
    };
    let path = [path.as_slice(), &[segment.to_string()]].concat();
    found.push(Import {
        path,
        name: Some(name.to_string()),
    });
}

/// The name that an item has in its module; modules are found by their own names.
pub(super) fn name_of(item: &Item) -> Option<String> {
    let ident = match item {
        Item::Const(it) => &it.ident,
        Item::Enum(it) => &it.ident,
        Item::Fn(it) => &it.sig.ident,
        Item::Macro(it) => it.ident.as_ref()?,
        Item::Static(it) => &it.ident,
        Item::Struct(it) => &it.ident,
        Item::Trait(it) => &it.ident,
        Item::Type(it) => &it.ident,
        _ => return None,
    };
    Some(ident.to_string())
}
