import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { styleFaults } from "../../bin/lib/style-names.ts";

let root = "";
afterEach(() => rmSync(root, { recursive: true }));

function faultsOf(tree: Readonly<Record<string, string>>): string[] {
  root = mkdtempSync(join(tmpdir(), "style-names-"));
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return styleFaults(root);
}

const part = (text: string) =>
  `import common from "#kit/ui/common.module.css";\nimport styles from "./card.module.css";\n${text}`;

test("classes that a sheet has and that are named are in order, one by one or by a value", () => {
  const tree = {
    "kit/ui/common.module.css": "/* .old of 1.5rem */ .row { color: red } .row:hover { gap: 0.5rem }",
    "features/posts/web/card.module.css": ".wide, .small { color: red }",
    "features/posts/web/card.tsx": part("cx(common.row, styles[size])"),
  };
  expect(faultsOf(tree)).toEqual([]);
});

test("a class that is nowhere and one that nothing names are said", () => {
  const tree = {
    "kit/ui/common.module.css": ".row { color: red }",
    "features/posts/web/card.module.css": ".wide { color: red } .title { color: red }",
    "features/posts/web/card.tsx": part("cx(common.rowTitle, common.row, styles.wide)"),
  };
  expect(faultsOf(tree)).toEqual([
    "features/posts/web/card.tsx: kit/ui/common.module.css has no class rowTitle",
    "features/posts/web/card.module.css: nothing names the class title",
  ]);
});
