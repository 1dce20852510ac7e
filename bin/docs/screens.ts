type Screen = {
  readonly code: string;
  readonly path: string;
  readonly access: string;
  readonly title: { readonly ja: string; readonly en: string };
  readonly load: () => Promise<unknown>;
};

const table = new URL("../../apps/web/screens/table.ts", import.meta.url).href;

/** The browser's table of screens, imported by address: the tools' type check must not walk into every screen. */
export const { screens } = (await import(table)) as { readonly screens: readonly Screen[] };
