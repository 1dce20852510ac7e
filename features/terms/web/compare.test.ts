import { describe, expect, test } from "vitest";
import { type Block, compare, type Part } from "./compare.ts";

/** Writes blocks as `+added+` and `-removed-`. */
const read = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    block.kind === "same"
      ? block.lines.map((line) => ` ${line}`)
      : [
          block.parts
            .map(({ kind, text }) => (kind === "same" ? text : kind === "added" ? `+${text}+` : `-${text}-`))
            .join(""),
        ],
  );
const changes = (before: string, after: string) => read(compare(before, after, "ja"));

describe("what has changed in a text", () => {
  test("is shown word by word where a paragraph was rewritten", () => {
    expect(changes("目的\n会費は年に千円です。\n以上", "目的\n会費は年に二千円です。\n以上")).toEqual([
      " 目的",
      expect.stringMatching(/^会費は年に.*\+.+\+.*円です。$/),
      " 以上",
    ]);
  });

  test("is a whole paragraph where one came or went", () => {
    expect(changes("一\n二\n三", "一\n三\n四")).toEqual([" 一", "-二-", " 三", "+四+"]);
  });

  test("is the old text and then the new one where the two have little in common", () => {
    const [block] = compare("営業や勧誘はご遠慮ください。", "Please be kind to each other.", "ja");
    expect(block).toEqual({
      kind: "changed",
      parts: [
        { kind: "removed", text: "営業や勧誘はご遠慮ください。\n" },
        { kind: "added", text: "Please be kind to each other." },
      ],
    });
  });

  test("is nothing where only line endings and blank ends differ", () => {
    expect(changes("一\r\n二\r\n", "一\n二")).toEqual([" 一", " 二"]);
  });

  test("leaves no word of either text out", () => {
    const [before, after] = [
      "一条\n会員は仲良くします。\n\n付則",
      "一条\n会員は、皆、仲良くする。\n二条\n\n付則",
    ];
    const blocks = compare(before, after, "ja");
    const side = (gone: Part["kind"]) =>
      blocks
        .flatMap((block) =>
          block.kind === "same"
            ? block.lines
            : block.parts.filter(({ kind }) => kind !== gone).map(({ text }) => text),
        )
        .join("")
        .replaceAll("\n", "");
    expect([side("added"), side("removed")]).toEqual(
      [before, after].map((text) => text.replaceAll("\n", "")),
    );
  });

  test("of long texts that share nothing is answered soon", () => {
    const long = (word: string) => Array.from({ length: 400 }, (_, i) => `${word}${i}`.repeat(5)).join("\n");
    const start = performance.now();
    expect(compare(long("甲"), long("乙"), "ja").length).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
