import * as z from "zod/mini";
import { NOTICE_CONTENT, NOTICE_TITLE } from "#features/office-notices/contract/limits.ts";
import { fault } from "#kit/contract/fields/field-errors.ts";
import { fieldRule } from "#kit/contract/fields/field-schema.ts";
import { richText } from "#kit/contract/fields/rich-text.ts";
import { line } from "#kit/contract/fields/text.ts";
import { seenTime } from "#kit/contract/wire.ts";

/** Without English, readers in English have the Japanese text. */
export const noticeFields = {
  title: line(NOTICE_TITLE),
  content: richText({ ...NOTICE_CONTENT, min: 1 }),
  title_en: line({ ...NOTICE_TITLE, min: 0 }),
  content_en: richText(NOTICE_CONTENT),
  /** One that is not is a draft, in nobody's bell. */
  published: z.boolean(),
  /** A time that has passed publishes at once. */
  public_date: seenTime,
  /** Null has no end. */
  end_date: z.nullable(seenTime),
};

type Given = Record<string, unknown>;
const isTime = (value: unknown): value is string =>
  typeof value === "string" && !Number.isNaN(Date.parse(value));
const goesWith = (field: string, other: string) =>
  fieldRule<Given>(field, (given) => (given[field] === "" && given[other] ? fault("REQUIRED") : undefined));

/** English has a title and a text or neither. What is left out stays, so the server looks at the whole. */
export const noticeRules = [
  goesWith("title_en", "content_en"),
  goesWith("content_en", "title_en"),
  fieldRule<Given>("end_date", ({ public_date: start, end_date: end }) =>
    isTime(start) && isTime(end) && Date.parse(end) <= Date.parse(start)
      ? fault("END_NOT_AFTER_START")
      : undefined,
  ),
] as const;
