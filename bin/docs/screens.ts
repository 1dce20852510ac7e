type Screen = {
  readonly code: string;
  readonly path: string;
  readonly access: string;
  readonly title: { readonly ja: string; readonly en: string };
  readonly load: () => Promise<unknown>;
};

const table = new URL("../../apps/web/screens/table.ts", import.meta.url).href;

/** The browser's screens are imported by URL, so that the tools' type check does not follow them. */
export const { screens } = (await import(table)) as { readonly screens: readonly Screen[] };
