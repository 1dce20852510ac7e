import { expect, test } from "vitest";
import * as z from "zod/mini";
import { listCall } from "./list-call.ts";
import { totalPages } from "./paging.ts";

const list = (names: {
  readonly search?: string;
  readonly filters?: readonly string[];
  readonly sorts: readonly string[];
}) =>
  listCall({
    path: "/communities/{id}/things",
    access: "administrator",
    summary: "Things",
    row: z.object({}),
    ...(names.search === undefined ? {} : { search: names.search }),
    filters: Object.fromEntries((names.filters ?? []).map((name) => [name, z.optional(z.string())])),
    sorts: Object.fromEntries(names.sorts.map((name) => [name, "asc" as const])),
  });

test.each([
  ["an order and a filter", { filters: ["name"], sorts: ["name"] }, "name"],
  ["an order and the search", { search: "name", sorts: ["name"] }, "name"],
  ["a filter and the search", { search: "info", filters: ["info"], sorts: ["name"] }, "info"],
  ["a filter and the page", { filters: ["page"], sorts: ["name"] }, "page"],
  ["an order and the file's language", { sorts: ["language"] }, "language"],
])("a list in which %s have one name is refused when it is defined", (_, names, twice) => {
  expect(() => list(names)).toThrow(`two meanings for "${twice}"`);
});

test("a list whose names are all its own is defined", () => {
  expect(list({ search: "info", filters: ["status"], sorts: ["name"] }).search).toBe("info");
});

test.each([
  [0, 1],
  [30, 1],
  [31, 2],
])("%i records are %i pages of thirty: page 1 is always there (R361)", (records, pages) => {
  expect(totalPages(records, 30)).toBe(pages);
});
