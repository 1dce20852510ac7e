import { findBannedWordFaults } from "#features/banned-words/server/index.ts";
import { commonErrors, type FieldFault } from "#kit/contract/errors.ts";
import { type Fault, fault } from "#kit/contract/fields/field-errors.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { expandedCounter } from "#kit/contract/fields/mentions.ts";
import { richTextToText } from "#kit/contract/fields/rich-text.ts";
import { textFault, tidy } from "#kit/contract/fields/text.ts";
import { articleLength } from "#kit/contract/fields/text-length.ts";
import { tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, fieldFailures } from "#kit/server/failure.ts";
import type { Work } from "#kit/server/work/work.ts";
import { takesInterest } from "../contract/content-type.ts";
import { POST_CONTENT } from "../contract/limits.ts";
import { checkMentions, type MentionContext } from "./check-mentions.ts";
import { sanitizeRichText } from "./sanitize.ts";
import { findOwnImages, listImagesOfPost } from "./write-post.sql.ts";

export type PostForm = {
  readonly title: string;
  readonly content: string;
  readonly image_ids: readonly number[];
  readonly tags: readonly string[];
  readonly end_date: string | null;
};

/** The form may be stored: sanitised, within its limits, with the writer's own images, mentioning only readers. */
export type CheckedPost = PostForm & {
  readonly mentionedIds: readonly number[];
};

type Writing = MentionContext & {
  readonly accountId: number;
  readonly edited?:
    | { readonly id: number; readonly content: string; readonly end_date: string | null }
    | undefined;
};

const at = (field: string, { code, params }: Fault): FieldFault => ({ message_code: code, field, params });

/** @throws every fault of its fields at once, or ERROR_MENTION_USER_INVALID */
export async function checkPost(
  { db, now }: Pick<Work, "db" | "now">,
  form: PostForm,
  writing: Writing,
): Promise<CheckedPost> {
  const content = sanitizeRichText(form.content);
  const text = tidy(richTextToText(content));
  const { names, added } = await checkMentions(db, writing, text, writing.edited?.content);
  const image_ids = [...new Set(form.image_ids)];
  const faults: FieldFault[] = [];
  // What sanitising adds to links counts too, or the page of a list could become as long as somebody likes.
  const isLong = content.length > limits.richTextMarkup;
  const contentFault = isLong
    ? fault("TOO_LONG", { max: POST_CONTENT.max, length: content.length })
    : text
      ? textFault(text, { max: POST_CONTENT.max, counter: expandedCounter(articleLength, names) })
      : image_ids.length === 0
        ? fault("REQUIRED")
        : undefined;
  if (contentFault) faults.push(at("content", contentFault));
  const end_date = takesInterest(writing.contentType) ? form.end_date || null : null;
  // A date still to come when the post was written may have passed when it is edited.
  if (end_date && end_date < tokyoDate(now) && end_date !== writing.edited?.end_date)
    faults.push(at("end_date", fault("DATE_IN_PAST")));
  const worded = { title: form.title, content: text, tags: form.tags.join("\n") };
  faults.push(...(await findBannedWordFaults(db, worded, ["title", "content", "tags"])));
  if (faults.length > 0) throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, faults);
  await assertOwnImages(db, image_ids, writing);
  return { ...form, content, image_ids, end_date, mentionedIds: added };
}

/** Images are the writer's uploads here, or already on the post; any other is treated as missing. */
async function assertOwnImages(db: Db, ids: readonly number[], writing: Writing): Promise<void> {
  if (ids.length === 0) return;
  const own = await findOwnImages(db, writing.communityId, writing.accountId, ids);
  const stored = writing.edited ? await listImagesOfPost(db, writing.edited.id) : [];
  const usable = new Set([...own.map((row) => row.id), ...stored]);
  if (ids.some((id) => !usable.has(id))) throw failure(commonErrors.RECORD_NOT_FOUND, { field: "image_ids" });
}
