import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { requirementFaults } from "../../bin/lib/requirements.ts";

let root = "";
afterEach(() => rmSync(root, { recursive: true }));

/** Returns the faults found in a tree of these files; numbers are composed, so that this test itself cites none. */
function faultsOf(tree: Readonly<Record<string, string>>): string[] {
  root = mkdtempSync(join(tmpdir(), "requirements-"));
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text.replaceAll("#", "R"));
  }
  return requirementFaults(root);
}

test("numbers that are listed, cited and named by tests are in order", () => {
  const tree = {
    "docs/requirements.md": "- #001 One.\n- #002 Two.\n- #003 Three.\n",
    "kit/server/a.ts": "// #001–#003",
    "kit/server/a.test.ts": 'test("a (#001–#003)")',
  };
  expect(faultsOf(tree)).toEqual([]);
});

test("an unknown number, a stale line and a missing test are said", () => {
  const tree = {
    "docs/requirements.md": "- #001 One.\n- #002 Two.\n- #003 Three.\n",
    "kit/server/a.ts": "// #001, #009",
    "kit/server/a.test.ts": 'test("b (#002)")',
  };
  expect(faultsOf(tree).map((fault) => fault.replaceAll(/R(?=\d)/g, "#"))).toEqual([
    "kit/server/a.ts: #009 does not stand in docs/requirements.md",
    "docs/requirements.md: no test names #001; name it in the one that shows it",
    "docs/requirements.md: #003 is cited nowhere",
  ]);
});
