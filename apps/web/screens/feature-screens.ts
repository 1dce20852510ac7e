import { globSync } from "node:fs";
import type { Screen } from "#kit/web/screens/screen.ts";

const root = new URL("../../../", import.meta.url);
const load = async (path: string): Promise<readonly Screen[]> =>
  ((await import(/* @vite-ignore */ new URL(path, root).href)) as { readonly screens: readonly Screen[] })
    .screens;

const paths = globSync("features/*/web/screens.ts", { cwd: root }).sort();

/** The screens of all features; for the browser, `apps/web/build/found-by-folder.ts` writes the imports here. */
export const featureScreens = (await Promise.all(paths.map(load))).flat();
