import { fault } from "./field-errors.ts";
import { stringField } from "./field-schema.ts";
import { dropInvisible } from "./invisible.ts";
import * as limits from "./limits.ts";
import { hasUnusableCharacters, type LengthLimit, textFault, tidy } from "./text.ts";
import { articleLength } from "./text-length.ts";

/** R234: an inline image counts as one character that is not blank. */
const imagePlaceholder = "\ufffc";

/** Matches a comment, a script or style with its content, or a tag with its quoted attributes (name in group 2). */
const markup =
  /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<\/?([a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^'">])*>?/gi;
const block = /^(?:p|div|li|h[1-6]|blockquote|pre|tr|figure|hr)$/;

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi,
    (_, dec, hex, name) => {
      if (name) return entities[name.toLowerCase()] ?? "";
      const point = dec ? Number(dec) : Number.parseInt(hex, 16);
      const exists = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
      return exists ? String.fromCodePoint(point) : "\ufffd";
    },
  );
}

/** White space that only lays out the source is not text. */
const sourceText = (text: string) =>
  text.includes("\n") && text.trim() === "" ? "" : text.replace(/[\r\n\t]+/g, " ");

/**
 * Extracts the text of HTML without a DOM: one line for each paragraph, list item, heading or <br>, and `image` for
 * each image. The result serves checks, previews and search only and must never be used as HTML.
 */
export function richTextToText(html: string, image = ""): string {
  let text = "";
  let end = 0;
  // A block that ends right after a line break (</p></li>, <br></p>) does not break the line twice.
  let broken = false;
  const add = (piece: string, breaks: boolean) => {
    if (piece) text += piece;
    if (piece || !breaks) broken = breaks;
  };
  for (const match of html.matchAll(markup)) {
    const before = sourceText(html.slice(end, match.index));
    if (before) add(decode(before), false);
    end = match.index + match[0].length;
    const name = match[2]?.toLowerCase();
    const closes = match[0].startsWith("</");
    if (name === "br") add("\n", true);
    else if (name === "img") add(image, false);
    else if (name && block.test(name) && (closes || name === "hr")) add(broken ? "" : "\n", true);
    else if (name && !closes) broken = false;
  }
  const rest = sourceText(html.slice(end));
  return rest ? text + decode(rest) : text.replace(/\n$/, "");
}

/** R232: tells whether nothing is visible without the tags; an image is visible. */
export const isRichTextEmpty = (html: string) => tidy(richTextToText(html, imagePlaceholder)) === "";

const unclosed = /^(?:br|img|hr)$/;

/** Tells whether there are more tags, or more open at once, than anybody writes: they cost time to sanitise. */
function isUnwieldy(html: string): boolean {
  let tags = 0;
  let open = 0;
  for (const [tag, , name = ""] of html.matchAll(markup)) {
    tags += 1;
    if (tag.startsWith("</")) open = Math.max(0, open - 1);
    else if (!unclosed.test(name.toLowerCase())) open += 1;
    if (tags > limits.richTextTags || open > limits.richTextDepth) return true;
  }
  return false;
}

/**
 * The text of the HTML is within `limit` (counted as an article by default). Blank HTML (`<p></p>`) becomes "", which
 * `min: 0` allows. The server still sanitises it.
 */
export const richText = (limit: LengthLimit) =>
  stringField({
    max: limit.max,
    most: limits.richTextMarkup,
    convert: (html) => (!isUnwieldy(html) && isRichTextEmpty(html) ? "" : dropInvisible(html).trim()),
    required: limit.min !== 0,
    find: (html) => {
      if (html.length > limits.richTextMarkup)
        return fault("TOO_LONG", { max: limit.max, length: html.length });
      if (isUnwieldy(html)) return fault("INVALID_FORMAT");
      // The mark-up is stored too, so it follows the same rule of characters as its text.
      if (hasUnusableCharacters(html)) return fault("INVALID_CHARACTERS");
      const text = richTextToText(html, imagePlaceholder);
      // Tidying would drop what an entity of the mark-up still says.
      if (hasUnusableCharacters(text.replace(/\s/g, " "))) return fault("INVALID_CHARACTERS");
      return textFault(tidy(text), { counter: articleLength, ...limit });
    },
  });
