import type { Plugin } from "vite";

/** Writes a list of the screens' addresses beside the page, by which the server recognises unknown ones. */
export const screenAddresses = (): Plugin => ({
  name: "enishi:screen-addresses",
  apply: "build",
  async generateBundle() {
    // It is imported by URL, so that the checks of the server's side do not follow it into the screens.
    const list = new URL("../screens/addresses.ts", import.meta.url).href;
    const { addresses } = (await import(/* @vite-ignore */ list)) as { addresses: readonly string[] };
    this.emitFile({ type: "asset", fileName: ".vite/screens.json", source: JSON.stringify(addresses) });
  },
});
