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
    writeFileSync(join(root, path), text.replaceAll(/#(?=\d)/g, "R"));
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
    "kit/server/a.ts: #009 does not stand in docs/requirements.md as built",
    "docs/requirements.md: no test names #001; name it in the one that shows it",
    "docs/requirements.md: #003 is cited nowhere",
  ]);
});

test("a number in a comment, in a helper or outside of a test's name shows nothing", () => {
  const tree = {
    "docs/requirements.md": "- #001 One.\n- #002 Two.\n- #003 Three.\n",
    "kit/server/a.test.ts": 'const it = "isn\'t"; // #001\n/** "#001" */\ntest("c (#003)")',
    "e2e/steps.ts": 'export const steps = "#002";',
  };
  expect(faultsOf(tree).map((fault) => fault.replaceAll(/R(?=\d)/g, "#"))).toEqual([
    "docs/requirements.md: no test names #001; name it in the one that shows it",
    "docs/requirements.md: no test names #002; name it in the one that shows it",
  ]);
});

test.each(["#001–#003", "#001 to #003", "#001-003"])(
  "a range cites what is between its ends: %s",
  (range) => {
    const tree = {
      "docs/requirements.md": "- #001 One.\n- #003 Three.\n\n## Not built yet\n\n- #002 Two.\n",
      "kit/server/a.test.ts": `test("d (${range})")`,
    };
    expect(faultsOf(tree)).toEqual([expect.stringContaining("002 does not stand")]);
  },
);

test("what is not built yet is cited by nothing", () => {
  const tree = {
    "docs/requirements.md": "- #001 One.\n\n## Not built yet\n\n- #002 Two.\n",
    "kit/server/a.test.ts": 'test("e (#001)")',
  };
  expect(faultsOf(tree)).toEqual([]);
  rmSync(root, { recursive: true });
  expect(faultsOf({ ...tree, "kit/server/b.ts": "// #002" })).toEqual([
    expect.stringContaining("002 does not stand"),
  ]);
});

test("each number stands there once, however it is answered", () => {
  const list = "- #001 One.\n\n## Answered otherwise\n\n- #001 One.\n\n## Not built yet\n\n- #003 Three.\n";
  const tree = { "docs/requirements.md": list, "kit/server/a.test.ts": 'test("f (#001)")' };
  expect(faultsOf(tree)).toEqual([
    expect.stringContaining("001 stands there 2 times"),
    expect.stringContaining("002 stands there 0 times"),
  ]);
});
