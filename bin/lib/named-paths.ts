import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { files } from "./walk.ts";

const link = /\]\(([^)#:\s]+)(?:#[^)]*)?\)/g;
const path = /(?<![\w./-])(?:apps|bench|bin|db|docs|e2e|features|kit)\/[\w./-]*\w\.\w+/g;
const page = /(?<![\w./-])docs\/[\w./-]*\w\.md/g;

/** Reports files that documents name, and pages that code names, where they do not exist. */
export function namedPathFaults(root: string): string[] {
  const missing = (file: string, expression: RegExp, from = "") =>
    [...readFileSync(join(root, file), "utf8").matchAll(expression)]
      .map(([whole, named = whole]) => named)
      .filter((named) => !existsSync(join(root, from, named)))
      .map((named) => `${file}: ${named} does not exist`);
  return [
    ...files(root, ["*.md", "{docs,kit}/**/*.md"]).flatMap((file) => [
      ...missing(file, link, dirname(file)),
      ...missing(file, path),
    ]),
    ...files(root, ["{apps,bench,bin,db,e2e,features,kit}/**/*.{ts,tsx,sql}"]).flatMap((file) =>
      missing(file, page),
    ),
  ];
}
