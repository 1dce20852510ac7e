import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { files } from "./walk.ts";

const sheetImport = /import (\w+) from "([^"]+\.module\.css)"/g;

/** Returns the classes of a sheet, without the content of comments, strings, URLs and numbers. */
const classesIn = (css: string): Set<string> => {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)|\d\.\d+/g, "");
  return new Set([...rules.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = ""]) => name));
};

/**
 * Reports classes that a part names but its sheet does not have, and classes that nothing names. Types cannot tell: to
 * them a sheet has every class, and a missing one is rendered as none.
 */
export function styleFaults(root: string): string[] {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const sheets = new Map(
    files(root, ["{apps,features,kit}/**/*.module.css"]).map((path) => [path, classesIn(read(path))]),
  );
  const named = new Map([...sheets.keys()].map((path) => [path, new Set<string>()]));
  const faults: string[] = [];
  const parts = files(root, ["{apps,features,kit}/**/*.{ts,tsx}"]).filter(
    (path) => !/\.test\.tsx?$/.test(path),
  );
  for (const path of parts) {
    const text = read(path);
    for (const [, styles, from = ""] of text.matchAll(sheetImport)) {
      const sheet = from.startsWith("#") ? from.slice(1) : join(dirname(path), from);
      const classes = sheets.get(sheet);
      const rest = text.replaceAll(/^import [^;]+;$/gm, "");
      for (const [, name = ""] of rest.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, "g"))) {
        if (!classes?.has(name)) faults.push(`${path}: ${sheet} has no class ${name}`);
        named.get(sheet)?.add(name);
      }
      // A class that is chosen by a value can be any of them.
      if (new RegExp(`\\b${styles}\\[`).test(rest))
        for (const name of classes ?? []) named.get(sheet)?.add(name);
    }
  }
  for (const [sheet, classes] of sheets)
    for (const name of classes)
      if (!named.get(sheet)?.has(name)) faults.push(`${sheet}: nothing names the class ${name}`);
  return [...new Set(faults)];
}
