import { expect, test } from "vitest";
import { makeFeature } from "../../bin/new/make-feature.ts";

test.each(["", "Faq Entries", "../posts", "faq_entries"])("a feature cannot be called %j", (name) => {
  expect(() => makeFeature(name)).toThrow("is no name");
});

test("a feature that exists is left as it is", () => {
  expect(() => makeFeature("posts")).toThrow("features/posts already");
});
