import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { type AnyCall, call } from "#kit/contract/call.ts";
import type { FieldFault } from "#kit/contract/errors.ts";
import { Failure } from "#kit/server/failure.ts";
import { createInputParser } from "#kit/server/http/parse-input.ts";
import { features } from "./features.ts";
import { type FieldPath, LENGTH, placesOf, valueAt, watchOverlong } from "./overlong.test-helper.ts";

afterEach(() => void vi.restoreAllMocks());

const calls = features
  .flatMap(({ routes }) => routes.map((route) => route.call))
  .filter(({ bodyType }) => !bodyType);
type Parse = ReturnType<typeof createInputParser>;
const titleOf = ({ method, path }: AnyCall) => `${method} ${path}`;

const numbersOf = ({ path }: AnyCall) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "1"]));

type Sent = { readonly part: "params" | "query" | "body"; readonly place: FieldPath; readonly sent: unknown };

/** Returns the faults of a value sent at a place of the call. */
function faultsOf(asked: AnyCall, parse: Parse, { part, place, sent }: Sent): readonly FieldFault[] {
  const raw = { params: numbersOf(asked), query: undefined, body: undefined };
  const value = valueAt(place, sent);
  try {
    parse({ ...raw, [part]: part === "params" ? { ...raw.params, ...(value as object) } : value });
    return [];
  } catch (error) {
    if (error instanceof Failure) return error.faults;
    throw error;
  }
}

const partsOf = (asked: AnyCall): [part: Sent["part"], place: FieldPath][] => [
  ...Object.keys(numbersOf(asked)).map((name): ["params", FieldPath] => ["params", [name]]),
  ...(["query", "body"] as const).flatMap((part) =>
    (asked[part] ? placesOf(asked[part]) : []).map((place): [Sent["part"], FieldPath] => [part, place]),
  ),
];

test.each(calls.map((asked) => [titleOf(asked), asked] as const))(
  "%s looks at nothing of what is too long",
  (_, asked) => {
    const parse = createInputParser(asked);
    const { array, text, looks } = watchOverlong();
    for (const [part, place] of partsOf(asked))
      for (const sent of [array, text]) {
        faultsOf(asked, parse, { part, place, sent });
        expect([part, ...place, typeof sent, looks()]).toEqual([part, ...place, typeof sent, 0]);
      }
  },
);

test("what is too long is told with its field and the most it may be, beside everything else that is wrong", () => {
  const [updatePost] = calls.filter((asked) => titleOf(asked) === "PUT /posts/{id}");
  if (!updatePost) throw new Error("no call edits a post");
  const sent = { title: "あ".repeat(LENGTH), content: 1, tags: Array(LENGTH).fill("a") };
  expect(faultsOf(updatePost, createInputParser(updatePost), { part: "body", place: [], sent })).toEqual([
    { message_code: "TOO_LONG", field: "title", params: { max: 100, length: LENGTH } },
    { message_code: "INVALID_FORMAT", field: "content" },
    { message_code: "TOO_MANY", field: "tags", params: { max: 5 } },
  ]);
});

test.each([
  ["a text", z.object({ name: z.string() }), "body.name takes string of any length"],
  ["an array", z.object({ names: z.array(z.boolean()) }), "body.names takes array of any length"],
  ["a text in an array", z.object({ names: z.array(z.string()).check(z.maxLength(2)) }), "body.names[]"],
  ["a choice of forms", z.object({ name: z.nullable(z.union([z.number(), z.string()])) }), "body.name takes"],
  ["a record", z.object({ names: z.record(z.string(), z.number()) }), "body.names takes record"],
  ["anything", z.object({ name: z.unknown() }), "body.name takes unknown"],
  ["fields of any name", z.looseObject({ name: z.number() }), "body takes fields of any name"],
])("a call that takes %s of any size is never served", (_, body, reason) => {
  const careless = call.post("/x", {
    access: "public",
    summary: "",
    body,
  });
  expect(() => createInputParser(careless)).toThrow(reason);
});
