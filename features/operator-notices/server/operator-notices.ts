import { forgetProductNoticeReads, publishProductNoticesMoved } from "#features/notices/server/index.ts";
import { NOTICE_CONTENT } from "#features/office-notices/contract/limits.ts";
import { cleanRichText, cleanTextFault } from "#features/posts/server/index.ts";
import { commonErrors, type FieldFault } from "#kit/contract/errors.ts";
import { type Fault, fault } from "#kit/contract/fields/field-errors.ts";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import type { Db } from "#kit/server/database/database.ts";
import { fieldFailures, found } from "#kit/server/failure.ts";
import { withoutAbsent } from "#kit/server/http/assert-fields.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { changesBetween, recordOperatorAct } from "#kit/server/work/record-act.ts";
import { assertSeen, nextVersion } from "#kit/server/work/versions.ts";
import type { Work } from "#kit/server/work/work.ts";
import * as calls from "../contract/calls.ts";
import * as sql from "./operator-notices.sql.ts";

type Form = Pick<
  calls.OperatorNotice,
  "title" | "content" | "title_en" | "content_en" | "published" | "public_date" | "end_date"
>;

const viewOf = ({ public_date, end_date, updated_at, ...row }: sql.WrittenNotice): calls.OperatorNotice => ({
  ...row,
  public_date: public_date.toISOString(),
  end_date: end_date?.toISOString() ?? null,
  updated_at: updated_at.toISOString(),
});

const formOf = (row: sql.WrittenNotice): Form => {
  const { id: _, state: __, read_count: ___, updated_at: ____, ...form } = viewOf(row);
  return form;
};

const loadNotice = async ({ db, now }: { readonly db: Db; readonly now: Date }, id: number) =>
  found(await sql.findNotice(db, id, now));

/**
 * Returns the notice as it may be stored.
 * @throws every fault of its fields at once
 */
function checkNotice(form: Form): sql.StoredProductNotice {
  const japanese = cleanRichText(form.content);
  const english = cleanRichText(form.content_en);
  const faults: FieldFault[] = [];
  const add = (field: string, found: Fault | undefined) => {
    if (found) faults.push({ message_code: found.code, field, params: found.params });
  };
  const missing = (value: string) => (value === "" ? fault("REQUIRED") : undefined);
  add("content", missing(japanese.content) ?? cleanTextFault(japanese, NOTICE_CONTENT.max));
  if (form.title_en !== "" || english.content !== "") {
    add("title_en", missing(form.title_en));
    add("content_en", missing(english.content) ?? cleanTextFault(english, NOTICE_CONTENT.max));
  }
  const public_date = new Date(form.public_date);
  const end_date = form.end_date === null ? null : new Date(form.end_date);
  if (end_date !== null && end_date <= public_date) add("end_date", fault("END_NOT_AFTER_START"));
  if (faults.length > 0) throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, faults);
  return { ...form, content: japanese.content, content_en: english.content, public_date, end_date };
}

/** Times are recorded as operators read them. */
const recorded = ({ public_date, end_date, ...stored }: sql.StoredProductNotice) => ({
  ...stored,
  starts: formatMinute(public_date),
  ends: end_date && formatMinute(end_date),
});

const targetOf = (id: number) => ({ kind: "productNotice", id }) as const;

/** It is noted at once whether the notice runs, so the job does not tell the bells again. */
async function settle(work: Work, wasRunning: boolean): Promise<void> {
  const moved = await sql.settleRunning(work.db, work.now);
  if (wasRunning || moved.length > 0) publishProductNoticesMoved(work);
}

export const operatorNoticeRoutes = [
  ...serveList(calls.listOperatorNotices, {
    from: ({ db, now }) => sql.noticesAt(db, now),
    id: "n.id",
    ...sql.noticeFields,
  }),

  serve(calls.showOperatorNotice, async (context, { params }) => ({
    data: viewOf(await loadNotice(context, params.notice_id)),
  })),

  serve(calls.createProductNotice, async (work, { body }) => {
    const { title_en = "", content_en = "", end_date = null, ...required } = body;
    const stored = checkNotice({ ...required, title_en, content_en, end_date });
    const id = await sql.insertNotice(work.db, stored, work.now);
    await settle(work, false);
    await recordOperatorAct(work, { target: targetOf(id), changes: changesBetween({}, recorded(stored)) });
    return { data: viewOf(await loadNotice(work, id)) };
  }),

  serve(calls.updateProductNotice, async (work, { params, body: { updated_at: seen, ...changes } }) => {
    const { db, now } = work;
    found(await sql.lockNotice(db, params.notice_id));
    const before = await loadNotice(work, params.notice_id);
    assertSeen(before, seen);
    const stored = checkNotice({ ...formOf(before), ...withoutAbsent(changes) });
    await sql.updateNotice(db, before.id, { ...stored, updated_at: nextVersion(before, now) });
    const after = await loadNotice(work, before.id);
    const goesOn = before.state === "running" && after.state === "running";
    const isToCome = after.state === "running" || after.state === "scheduled";
    if (isToCome && !goesOn) {
      // It is news again for everybody.
      await forgetProductNoticeReads(db, before.id);
      await sql.setUnread(db, before.id);
    }
    await settle(work, before.state === "running");
    await recordOperatorAct(work, {
      target: targetOf(before.id),
      changes: changesBetween(recorded({ ...before }), recorded(stored)),
    });
    return { data: viewOf(await loadNotice(work, before.id)) };
  }),

  serve(calls.deleteProductNotice, async (work, { params }) => {
    found(await sql.lockNotice(work.db, params.notice_id));
    const { id, state, title } = await loadNotice(work, params.notice_id);
    await sql.deleteNotice(work.db, id);
    await settle(work, state === "running");
    await recordOperatorAct(work, {
      target: targetOf(id),
      changes: changesBetween({ title }, { title: null }),
    });
  }),

  serveInSteps(calls.previewProductNotice, async (_, { body }) => ({
    data: {
      content: cleanRichText(body.content).content,
      content_en: cleanRichText(body.content_en).content,
    },
  })),
];
