import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { files } from "./walk.ts";

/** Returns the names of all features, those without a server too. */
export const featureFolders = (root: string): string[] =>
  [
    ...new Set(files(root, ["features/*/{contract,server,web}/**"]).map((path) => path.split("/")[1] ?? "")),
  ].sort();

const pathOf = (feature: string): string => `features/${feature}/README.md`;
const sentence = /^# (\S+)\n\n(\S[^\n]{19,199}\.)\n$/;

/** Returns the sentence at the head of a feature: what it is. */
export const aboutFeature = (root: string, feature: string): string | undefined =>
  existsSync(join(root, pathOf(feature)))
    ? sentence.exec(readFileSync(join(root, pathOf(feature)), "utf8"))?.[2]
    : undefined;

/** Reports features of which nothing says, in a line below their name, what they are. */
export const readmeFaults = (root: string): string[] =>
  featureFolders(root)
    .filter((feature) => aboutFeature(root, feature) === undefined)
    .map((feature) => `${pathOf(feature)}: say in one sentence below the name what the feature is`);
