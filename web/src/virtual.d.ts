/** Modules that plugins/games.ts makes when the pages are built. */
declare module "virtual:games" {
  export const games: Record<string, import("$lib/games").GamePages>;
}
declare module "virtual:parts" {
  const sprite: string;
  export default sprite;
}
declare module "virtual:shells" {
  const catalogues: import("$lib/texts.svelte").Catalogue;
  export default catalogues;
}
declare module "virtual:shell/*" {
  const catalogue: string;
  export default catalogue;
}
declare module "virtual:lesson/*" {
  const catalogue: string;
  export default catalogue;
}
declare module "virtual:texts/*" {
  const catalogue: string;
  export default catalogue;
}
declare module "virtual:typography" {
  const rules: import("$lib/typography").Typography;
  export default rules;
}
