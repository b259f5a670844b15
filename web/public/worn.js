/*
 * Runs before anything is painted, so that no other table flashes up at the start: puts on again
 * what `src/themes/wear.ts` remembers, if it is still what the settings say.
 */
try {
  const stored = (name) => JSON.parse(localStorage.getItem(`webspinner-${name}`)) ?? {};
  const { style, dataset } = document.documentElement;
  const [{ theme, scheme }, worn] = [stored('settings'), stored('worn')];
  if (scheme === 'light' || scheme === 'dark') dataset.scheme = scheme;
  if (worn.theme && worn.theme === theme)
    for (const [name, value] of worn.properties) style.setProperty(name, value);
} catch {
  // Without storage, the page begins with the table of its style sheet.
}
