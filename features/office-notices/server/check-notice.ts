import { findBannedWordFaults } from "#features/banned-words/server/index.ts";
import { type CleanText, cleanRichText, cleanTextFault } from "#features/posts/server/index.ts";
import { commonErrors, type FieldFault } from "#kit/contract/errors.ts";
import { type Fault, fault } from "#kit/contract/fields/field-errors.ts";
import type { Member } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, fieldFailures } from "#kit/server/failure.ts";
import type { NoticeTarget } from "../contract/fields.ts";
import { NOTICE_CONTENT } from "../contract/limits.ts";
import { listOwnPictures } from "./office-notices.sql.ts";

/** The whole notice, what a change leaves out included. */
export type NoticeForm = {
  readonly title: string;
  readonly content: string;
  readonly image_ids: readonly number[];
  readonly detail_link: string;
  readonly targets: readonly NoticeTarget[];
  readonly view_id: number | null;
  readonly published: boolean;
  readonly publication_start_period: string;
  readonly publication_end_period: string | null;
};

const at = (field: string, { code, params }: Fault): FieldFault => ({ message_code: code, field, params });

export type CheckedNotice = CleanText & { readonly image_ids: readonly number[] };

/** @throws every fault of its fields at once; RECORD_NOT_FOUND for a picture of somebody else */
export async function checkNotice(
  db: Db,
  member: Member,
  form: NoticeForm,
  present: readonly number[],
): Promise<CheckedNotice> {
  const cleaned = cleanRichText(form.content);
  const { content, content_base } = cleaned;
  const image_ids = [...new Set(form.image_ids)];
  const faults: FieldFault[] = [];
  const isNothing = content_base === "" && image_ids.length === 0 && form.detail_link === "";
  const unreadable = isNothing ? fault("REQUIRED") : cleanTextFault(cleaned, NOTICE_CONTENT.max);
  if (unreadable) faults.push(at("content", unreadable));
  if (form.targets.length === 0 && form.view_id === null) faults.push(at("targets", fault("REQUIRED")));
  const { publication_start_period: start, publication_end_period: end } = form;
  if (end !== null && new Date(end) <= new Date(start))
    faults.push(at("publication_end_period", fault("END_NOT_AFTER_START")));
  faults.push(
    ...(await findBannedWordFaults(db, { title: form.title, content: content_base }, ["title", "content"])),
  );
  if (faults.length > 0) throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, faults);
  const added = image_ids.filter((id) => !present.includes(id));
  const own = added.length === 0 ? [] : await listOwnPictures(db, member, added);
  if (own.length < added.length) throw failure(commonErrors.RECORD_NOT_FOUND, { field: "image_ids" });
  return { content, content_base, image_ids };
}
