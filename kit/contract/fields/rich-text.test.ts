import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isRichTextEmpty, richText, richTextToText } from "./rich-text.ts";
import { acceptsItsOwnAnswer, answersInCodes, anyString, checkField } from "./testing/check-field.ts";

const markup = fc.string({
  unit: fc.constantFrom(
    "<p>",
    "</p>",
    "<br>",
    "<img src='a>b'>",
    "<ul><li>",
    "</li></ul>",
    "<!--",
    "-->",
    "<script>",
    "</script>",
    "&amp;",
    "&#12354;",
    "<",
    ">",
    '"',
    "'",
    "&",
    "あ",
    " ",
    "\n",
    '<a href="x">',
    "</a>",
  ),
});
const paragraph = fc
  .string({ unit: fc.constantFrom(...Array.from("あいう漢字abc<>&\"' ")), minLength: 1 })
  .filter((text) => text.trim() === text);
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

describe("richTextToText", () => {
  test.each([
    ["<p>一</p><p>二</p>", "一\n二"],
    ["<p>一<br>二</p>", "一\n二"],
    ["<p>一</p><p></p><p>二</p>", "一\n\n二"],
    ["<p>一</p><p><br></p><p>二</p>", "一\n\n二"],
    ["<ul><li><p>一</p></li><li><p>二</p></li></ul>", "一\n二"],
    ["<h2>題</h2>\n<p>文</p>\n", "題\n文"],
    ["a &lt; b &amp;amp; c&nbsp;d&#x3042;&#12356;", "a < b &amp; c\u00a0dあい"],
    ['<a title="a > b" href=x>link</a>', "link"],
    ["<p>一<!-- 無 -->二</p>", "一二"],
    ["<style>p{}</style><script>alert('<p>')</script>残り", "残り"],
    ["3 < 5", "3 < 5"],
    ["<p>途中", "途中"],
    ["&#0;&#xd800;&#x110000;", "\ufffd\ufffd\ufffd"],
  ])("%j reads %j", (html, text) => expect(richTextToText(html)).toBe(text));

  test("gives each paragraph's text back, one a line", () => {
    fc.assert(
      fc.property(fc.array(paragraph, { minLength: 1 }), (paragraphs) => {
        const html = paragraphs.map((text) => `<p><strong>${escaped(text)}</strong></p>`).join("");
        return richTextToText(html) === paragraphs.join("\n");
      }),
    );
  });

  test("never throws, and is quick on hostile mark-up", () => {
    fc.assert(fc.property(fc.oneof(anyString, markup), (html) => typeof richTextToText(html) === "string"));
    for (const piece of ["<a ", '<a "', "<!--", "<script>", "<p", "&#", "<a '\""])
      expect(richTextToText(piece.repeat(20_000))).toBeDefined();
  });
});

describe("emptiness (R232, R234)", () => {
  test.each([[""], ["<p></p>"], ["<p><br></p><p> &nbsp;</p>"], ["<p>\u200b</p>"], ["<!-- x -->"]])(
    "%j is empty",
    (html) => {
      expect(isRichTextEmpty(html)).toBe(true);
    },
  );
  test("an image alone is something", () => {
    expect(isRichTextEmpty('<p><img src="/files/1"></p>')).toBe(false);
  });
});

describe("richText", () => {
  const content = richText({ max: 10 });

  test.each([
    ["<p>こんにちは</p>", { value: "<p>こんにちは</p>" }],
    [`<p>${"あ".repeat(10)}</p>`, { value: `<p>${"あ".repeat(10)}</p>` }],
    [`<p>${"あ".repeat(11)}</p>`, { codes: ["TOO_LONG"] }],
    ["<p>一</p><p>二</p><p>三</p><p>四</p>", { value: "<p>一</p><p>二</p><p>三</p><p>四</p>" }],
    ["<p>一</p><p>二</p><p>三</p><p>四五</p>", { value: "<p>一</p><p>二</p><p>三</p><p>四五</p>" }],
    ["<p>一</p><p>二</p><p>三</p><p>四五六</p>", { codes: ["TOO_LONG"] }],
    ["<p><br></p>", { codes: ["REQUIRED"] }],
    ["<p><img><img></p>", { value: "<p><img><img></p>" }],
    ["<p><img></p>", { value: "<p><img></p>" }],
    ["<p>a\0\b</p>", { value: "<p>a</p>" }],
    ["<p>a&#7;</p>", { codes: ["INVALID_CHARACTERS"] }],
    [`<p>${"<b></b>".repeat(40_000)}a</p>`, { codes: ["TOO_LONG"] }],
    [`<p>${"<b></b>".repeat(8_001)}a</p>`, { codes: ["INVALID_FORMAT"] }],
    [`${"<ul><li>".repeat(51)}a`, { codes: ["INVALID_FORMAT"] }],
  ])("%j", (html, outcome) => expect(checkField(content, html)).toEqual(outcome));

  test("each of 4,000 characters may be in a style of its own", () => {
    const styled = "<p>一</p>".replace("一", "<strong>一</strong>").repeat(4000);
    const html = styled.replaceAll("</p><p>", "");
    expect(checkField(richText({ max: 4000 }), html)).toEqual({ value: html });
  });

  test("may be left blank where it may", () =>
    expect(checkField(richText({ min: 0, max: 10 }), "<p></p>")).toEqual({ value: "" }));

  test("answers any string in codes, and accepts its own answer", () => {
    fc.assert(
      fc.property(
        fc.oneof(anyString, markup),
        (html) => answersInCodes(content, html) && acceptsItsOwnAnswer(content, html),
      ),
    );
  });
});
