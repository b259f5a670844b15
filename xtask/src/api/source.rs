//! The modules of a crate, read from its files.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use syn::{Attribute, Item, ItemMod, Meta};

/// The way to a module from the crate's root, which itself is `[]`.
pub(super) type ModulePath = Vec<String>;

/// All modules of a crate with their items, tests left out.
#[derive(Default)]
pub(super) struct Source {
    pub(super) modules: BTreeMap<ModulePath, Vec<Item>>,
}

/// What gives the text of a file.
type Reader<'a> = &'a dyn Fn(&Path) -> io::Result<String>;

impl Source {
    /// Reads `library` and every module that it declares.
    pub(super) fn read(library: &Path, reader: Reader) -> Result<Self> {
        let mut source = Self::default();
        let folder = library.parent().expect("a file lies in a folder");
        source.add_file(library, folder, Vec::new(), reader)?;
        Ok(source)
    }

    fn add_file(
        &mut self,
        file: &Path,
        folder: &Path,
        path: ModulePath,
        reader: Reader,
    ) -> Result<()> {
        let context = || format!("reading the API from {}", file.display());
        let text = reader(file).with_context(context)?;
        let items = syn::parse_file(&text).with_context(context)?.items;
        self.add(items, folder, path, reader)
    }

    /// Adds a module whose own modules lie in `folder`.
    fn add(
        &mut self,
        items: Vec<Item>,
        folder: &Path,
        path: ModulePath,
        reader: Reader,
    ) -> Result<()> {
        let items: Vec<Item> = items
            .into_iter()
            .filter(|item| !is_test(attributes(item)))
            .collect();
        for item in &items {
            if let Item::Mod(module) = item {
                self.add_module(module, folder, &path, reader)?;
            }
        }
        self.modules.insert(path, items);
        Ok(())
    }

    fn add_module(
        &mut self,
        module: &ItemMod,
        folder: &Path,
        parent: &[String],
        reader: Reader,
    ) -> Result<()> {
        let name = module.ident.to_string();
        let path = [parent, std::slice::from_ref(&name)].concat();
        let inner = folder.join(&name);
        if let Some((_, items)) = &module.content {
            return self.add(items.clone(), &inner, path, reader);
        }
        let own: PathBuf = folder.join(format!("{name}.rs"));
        let file = if reader(&own).is_ok() {
            own
        } else {
            inner.join("mod.rs")
        };
        self.add_file(&file, &inner, path, reader)
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::List(list) => list.path.is_ident("cfg") && list.tokens.to_string() == "test",
        _ => false,
    })
}

/// The attributes of the kinds of items that can be public or hold what is.
pub(super) fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(it) => &it.attrs,
        Item::Enum(it) => &it.attrs,
        Item::Fn(it) => &it.attrs,
        Item::Impl(it) => &it.attrs,
        Item::Macro(it) => &it.attrs,
        Item::Mod(it) => &it.attrs,
        Item::Static(it) => &it.attrs,
        Item::Struct(it) => &it.attrs,
        Item::Trait(it) => &it.attrs,
        Item::Type(it) => &it.attrs,
        Item::Use(it) => &it.attrs,
        _ => &[],
    }
}
