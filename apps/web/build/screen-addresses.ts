import type { Plugin } from "vite";

/** Leaves beside the page a list of the screens' addresses, by which the server knows an address that is none. */
export const screenAddresses = (): Plugin => ({
  name: "enishi:screen-addresses",
  apply: "build",
  async generateBundle() {
    // By an address, so that the checks of the server's side do not follow it into the screens.
    const list = new URL("../screens/addresses.ts", import.meta.url).href;
    const { addresses } = (await import(/* @vite-ignore */ list)) as { addresses: readonly string[] };
    this.emitFile({ type: "asset", fileName: ".vite/screens.json", source: JSON.stringify(addresses) });
  },
});
