import { expect, test } from "vitest";
import { linkTo } from "./link-to.ts";

test("a link has its parameters in place", () => {
  expect(
    linkTo("/:area/communities/:id/groups/:group_id/users", { area: "alumni", id: 3, group_id: 7 }),
  ).toBe("/alumni/communities/3/groups/7/users");
});

test("a link without parameters is the address itself", () => {
  expect(linkTo("/operator/faqs")).toBe("/operator/faqs");
});

test("a link leads to one screen, whatever stands in a value", () => {
  expect(linkTo("/alumni/invited_communities/alumni/:key", { key: "a/../b?c#d" })).toBe(
    "/alumni/invited_communities/alumni/a%2F..%2Fb%3Fc%23d",
  );
});

test("the query holds what is given, and leaves out what is not", () => {
  const link = linkTo(
    "/:area/communities/:id",
    { area: "community", id: 3 },
    { tab: undefined, tag: "同窓 会" },
  );
  expect(link).toBe("/community/communities/3?tag=%E5%90%8C%E7%AA%93+%E4%BC%9A");
  expect(linkTo("/operator/faqs", {}, { tab: undefined })).toBe("/operator/faqs");
});
