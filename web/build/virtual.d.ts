/** Made by `facts.ts`. */
declare module 'virtual:facts' {
  const rows: Readonly<Record<string, import('./facts').Row>>;
  export default rows;
}
