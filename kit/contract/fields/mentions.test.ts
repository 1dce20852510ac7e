import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  collapseMentions,
  expandedCounter,
  expandMentions,
  mentionCount,
  mentionedIds,
  mentionSegments,
  mentionsWithinLimit,
  unexpandedCounter,
} from "./mentions.ts";
import { anyString, checkField } from "./testing/check-field.ts";
import { text } from "./text.ts";
import { graphemeLength } from "./text-length.ts";

const names = new Map([
  [1, "山田"],
  [2, "山田太郎"],
  [3, "Smith (A+B)"],
  [0, "事務局"],
]);
/** Generates texts of mentions and of words without @. */
const written = fc
  .array(
    fc.oneof(
      fc.constantFrom("@{1}", "@{2}", "@{3}", "@{0}"),
      fc.constantFrom("さん、", " ", "山田", "\n", "{1}", "太郎"),
    ),
  )
  .filter((pieces) => !pieces.join("").includes("@{1}太郎"))
  .map((pieces) => pieces.join(""));

describe("mentions (R108)", () => {
  test("are parsed out of a text", () => {
    expect(mentionedIds("@{2}さん、@{0}と@{2}")).toEqual([2, 0]);
    expect(mentionCount("@{2}さん、@{0}と@{2}")).toBe(3);
  });

  test.each([["@{}"], ["@{01}"], ["@{1"], ["@{ 1}"], ["@{-1}"], ["@{1234567890123456}"], ["＠{1}"]])(
    "%j is none",
    (plain) => {
      expect(mentionedIds(plain)).toEqual([]);
    },
  );

  test("are shown between pieces of text", () => {
    expect(mentionSegments("はい、@{2}@{1}さん")).toEqual([
      { type: "text", text: "はい、" },
      { type: "mention", id: 2 },
      { type: "mention", id: 1 },
      { type: "text", text: "さん" },
    ]);
    expect(mentionSegments("")).toEqual([]);
  });

  test("the pieces of any text joined are the text", () => {
    fc.assert(
      fc.property(fc.oneof(anyString, written), (input) => {
        const pieces = mentionSegments(input).map((piece) =>
          piece.type === "text" ? piece.text : `@{${piece.id}}`,
        );
        return pieces.join("") === input && !pieces.includes("");
      }),
    );
  });
});

describe("names (R230)", () => {
  test("are put for tokens; strangers' tokens stay", () => {
    expect(expandMentions("@{2}と@{9}", names)).toBe("@山田太郎と@{9}");
  });

  test("the longest name is taken first", () => {
    expect(collapseMentions("@山田太郎さんと@山田さん", names)).toBe("@{2}さんと@{1}さん");
    expect(collapseMentions("@Smith (A+B)!", names)).toBe("@{3}!");
    expect(collapseMentions("@鈴木", names)).toBe("@鈴木");
    expect(collapseMentions("@山田", new Map())).toBe("@山田");
  });

  test("there and back again is the same text", () => {
    fc.assert(
      fc.property(written, (input) => collapseMentions(expandMentions(input, names), names) === input),
    );
  });

  test("a name with dollar signs is put as it is", () => {
    expect(expandMentions("@{1}", new Map([[1, "$& $1"]]))).toBe("@$& $1");
  });

  test("any name can be typed and found again", () => {
    fc.assert(
      fc.property(
        anyString.filter((name) => name !== ""),
        (name) => collapseMentions(`@${name}`, new Map([[7, name]])) === "@{7}",
      ),
    );
  });
});

describe("length of a text with mentions", () => {
  test("is that of the text as it is read", () => {
    expect(expandedCounter(graphemeLength, names)("@{2}さん")).toBe(7);
  });

  test("before the names are known, never more than after", () => {
    fc.assert(
      fc.property(
        written,
        (input) => unexpandedCounter(graphemeLength)(input) <= expandedCounter(graphemeLength, names)(input),
      ),
    );
  });
});

describe("mentionsWithinLimit (R228)", () => {
  const comment = text({ max: 500, counter: unexpandedCounter(graphemeLength) }).check(mentionsWithinLimit());
  test("30 mentions are accepted, 31 are not", () => {
    expect(checkField(comment, "@{1}".repeat(30))).toHaveProperty("value");
    expect(checkField(comment, "@{1}".repeat(31))).toEqual({ codes: ["VALIDATE_NUMBER_OF_MENTION"] });
  });
});
