import { expect, test } from "vitest";
import { features } from "./features.ts";

test("a path of the specification that a call declares is one that the call serves", () => {
  const declared = features
    .flatMap(({ routes }) => routes)
    .flatMap(({ call: { documented, path } }) => (documented ? [{ documented, path }] : []));
  expect(declared.length).toBeGreaterThan(0);
  for (const { documented, path } of declared) {
    const served = new RegExp(`^${documented.replace(/\{\w+\}/g, "[^/]+")}$`);
    expect(path, `${documented} would be stated by the inventory, and answers 404`).toMatch(served);
  }
});
