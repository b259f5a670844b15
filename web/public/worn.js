// Before anything is painted, the page wears its table again: see `src/themes/apply-theme.ts`.
try {
  const stored = (name) => JSON.parse(localStorage.getItem(`webspinner-${name}`)) ?? {};
  const { style, dataset } = document.documentElement;
  const [{ theme, scheme }, worn] = [stored('settings'), stored('worn')];
  if (scheme === 'light' || scheme === 'dark') dataset.scheme = scheme;
  if (worn.theme && worn.theme === theme)
    for (const [name, value] of worn.properties) style.setProperty(name, value);
} catch {
  // There is no storage.
}
