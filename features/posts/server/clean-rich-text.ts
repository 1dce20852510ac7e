import { type Fault, fault } from "#kit/contract/fields/field-errors.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { richTextToText } from "#kit/contract/fields/rich-text.ts";
import { textFault, tidy } from "#kit/contract/fields/text.ts";
import { articleLength } from "#kit/contract/fields/text-length.ts";
import { sanitizeRichText } from "./sanitize.ts";

export type CleanText = { readonly content: string; readonly content_base: string };

/** Returns the text as it may be stored and shown, and the same without marks. */
export function cleanRichText(html: string): CleanText {
  const content = sanitizeRichText(html);
  const content_base = tidy(richTextToText(content));
  return { content: content_base === "" ? "" : content, content_base };
}

/** Finds what is wrong with a text that is there after it was cleaned: what sanitising adds to links counts too. */
export function cleanTextFault({ content, content_base }: CleanText, max: number): Fault | undefined {
  if (content.length > limits.richTextMarkup) return fault("TOO_LONG", { max, length: content.length });
  return content_base === "" ? undefined : textFault(content_base, { max, counter: articleLength });
}
