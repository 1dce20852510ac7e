import * as z from "zod/mini";
import { listBound } from "#kit/contract/fields/bound.ts";
import { fault } from "#kit/contract/fields/field-errors.ts";
import { fieldRule, rule, stringField } from "#kit/contract/fields/field-schema.ts";
import { richText } from "#kit/contract/fields/rich-text.ts";
import { line } from "#kit/contract/fields/text.ts";
import { id, seenTime } from "#kit/contract/wire.ts";
import { NOTICE_CONTENT, NOTICE_IMAGES, NOTICE_LINK, NOTICE_TITLE } from "./limits.ts";

/** R367: enrolled users and administrators; beyond the documents, alumni. */
export const noticeTargets = ["employee", "community_admin", "alumni"] as const;
export type NoticeTarget = (typeof noticeTargets)[number];

const isPage = (text: string): boolean =>
  !/\s/.test(text) && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The notice leads to this page; "" is none. */
const link = stringField({
  max: NOTICE_LINK,
  convert: (text) => text.trim(),
  required: false,
  find: (text) => {
    if (text.length > NOTICE_LINK) return fault("TOO_LONG", { max: NOTICE_LINK, length: text.length });
    return isPage(text) ? undefined : fault("INVALID_FORMAT");
  },
});

const someTargets = z
  .array(z.enum(noticeTargets))
  .check(listBound(noticeTargets.length, noticeTargets.length));

export const noticeFields = {
  title: line(NOTICE_TITLE),
  content: richText(NOTICE_CONTENT),
  /** R448: these are uploads of the purpose `notice`, in this order. */
  image_ids: z.array(id).check(
    listBound(NOTICE_IMAGES, NOTICE_IMAGES),
    rule<number[]>((ids) =>
      ids.length > NOTICE_IMAGES ? fault("TOO_MANY", { max: NOTICE_IMAGES }) : undefined,
    ),
  ),
  detail_link: link,
  targets: someTargets,
  /** Beyond the targets it is for whom this saved view of the people's lists finds when it begins. */
  view_id: z.nullable(id),
  /** R434: a private one is a draft, in nobody's bell. */
  published: z.boolean(),
  /** R435: a time that has passed publishes at once. */
  publication_start_period: seenTime,
  /** R436: a time that has passed ends at once; null has no end. */
  publication_end_period: z.nullable(seenTime),
};

type Given = Record<string, unknown>;
const isEmpty = (value: unknown): boolean => value === "" || (Array.isArray(value) && value.length === 0);
const isTime = (value: unknown): value is string =>
  typeof value === "string" && !Number.isNaN(Date.parse(value));

/** What is left out stays as it is, so only what is there can be wrong here; the server looks at the whole. */
export const noticeRules = [
  fieldRule<Given>("targets", ({ targets, view_id }) =>
    isEmpty(targets) && view_id === null ? fault("REQUIRED") : undefined,
  ),
  fieldRule<Given>("content", ({ content, image_ids, detail_link }) =>
    [content, image_ids, detail_link].every(isEmpty) ? fault("REQUIRED") : undefined,
  ),
  fieldRule<Given>(
    "publication_end_period",
    ({ publication_start_period: start, publication_end_period: end }) =>
      isTime(start) && isTime(end) && Date.parse(end) <= Date.parse(start)
        ? fault("END_NOT_AFTER_START")
        : undefined,
  ),
] as const;
