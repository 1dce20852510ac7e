import { globSync } from "node:fs";
import { files } from "#features/files/server/index.ts";
import { showsNoticePictureSql } from "#features/notices/server/index.ts";
import { showsPictureSql } from "#features/posts/server/index.ts";
import type { Feature } from "#kit/server/feature.ts";

const root = new URL("../../", import.meta.url);
const load = async (path: string): Promise<Feature> =>
  ((await import(/* @vite-ignore */ new URL(path, root).href)) as { readonly feature: Feature }).feature;

const found = await Promise.all(globSync("features/*/server/feature.ts", { cwd: root }).map(load));

/** What a feature needs of one above it is given to it here. */
const composed = [files({ post: showsPictureSql, notice: showsNoticePictureSql })];

/**
 * Each folder of `features/` brings its own, in `server/feature.ts`. They are in the order of their names, and so are the
 * listeners of an event: none depends on another.
 */
export const features: readonly Feature[] = [...found, ...composed].sort((one, other) =>
  one.name < other.name ? -1 : 1,
);
