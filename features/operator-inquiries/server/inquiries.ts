import type { InquiryState } from "#features/inquiries/contract/states.ts";
import { answerFile, updateInquiryState } from "#features/inquiries/server/index.ts";
import { found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { type Looking, stoppedSince } from "#kit/server/mail/bouncing-addresses.ts";
import { languageOf } from "#kit/server/mail/letter.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { changesBetween, recordOperatorAct, recordRepeat } from "#kit/server/work/record-act.ts";
import { assertSeen, nextVersion } from "#kit/server/work/versions.ts";
import type { Work } from "#kit/server/work/work.ts";
import * as calls from "../contract/calls.ts";
import * as sql from "./inquiries.sql.ts";
import { mailInquiryAnswer } from "./mail-answer.ts";
import { may } from "./policy.ts";

const senderOf = ({ account_id, kind, sender, communities }: sql.InquiryRow) =>
  account_id === null || kind === null
    ? null
    : { name: sender ?? "", kind: kind as "alumnus" | "employee" | "operator", account_id, communities };

/** @throws RECORD_NOT_FOUND */
async function showInquiry(looking: Looking, id: number): Promise<{ data: calls.InquiryDetail }> {
  const row = found(await sql.findInquiry(looking.db, id));
  const answers = await sql.listAnswers(looking.db, id);
  return {
    data: {
      id: row.id,
      state: row.state as InquiryState,
      category_ja: row.category_ja,
      category_en: row.category_en,
      content: row.content,
      email: row.email,
      language: languageOf(row),
      sender: senderOf(row),
      returned_since: (await stoppedSince(looking, row.email))?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      files: row.files,
      answers: answers.map((one) => ({ ...one, created_at: one.created_at.toISOString() })),
    },
  };
}

type Locked = NonNullable<Awaited<ReturnType<typeof sql.lockInquiry>>>;

/** Changes the state and records that, never a text. */
async function moveTo(work: Work, inquiry: Locked, state: InquiryState): Promise<void> {
  const updated_at = nextVersion(inquiry, work.now);
  const changed = { state, updated_at, ...(state === "answered" && { answered_at: work.now }) };
  await updateInquiryState(work.db, inquiry.id, changed);
  await recordOperatorAct(work, {
    target: { kind: "inquiry", id: inquiry.id },
    changes: changesBetween({ state: inquiry.state }, { state }),
  });
}

const lock = async ({ db }: Work, id: number): Promise<Locked> => found(await sql.lockInquiry(db, id));

export const inquiryRoutes = [
  ...serveList(calls.listOperatorInquiries, {
    from: ({ db }) => sql.inquiries(db),
    id: "i.id",
    ...sql.inquiryFields,
  }),

  serve(calls.showOperatorInquiry, (context, { params }) => showInquiry(context, params.inquiry_id)),

  serve(calls.downloadOperatorInquiryFile, (context, { params }) =>
    answerFile(context, params.inquiry_id, params.position),
  ),

  serve(calls.answerInquiry, async (work, { params, body: { client_id, content, updated_at } }) => {
    const { db, now, account, enqueue } = work;
    const inquiry = await lock(work, params.inquiry_id);
    if (await sql.hasAnswer(db, inquiry.id, client_id)) recordRepeat(work);
    else {
      assertSeen(inquiry, updated_at);
      assertMay(may.answer(inquiry));
      const answer = { inquiry_id: inquiry.id, client_id, content, created_at: now };
      const { id } = await sql.insertAnswer(db, { ...answer, operator_account_id: account.accountId });
      await moveTo(work, inquiry, "answered");
      enqueue(mailInquiryAnswer, { answerId: id });
    }
    return showInquiry(work, inquiry.id);
  }),

  serve(calls.closeInquiry, async (work, { params, body }) => {
    const inquiry = await lock(work, params.inquiry_id);
    if (inquiry.state === "closed") recordRepeat(work);
    else {
      assertSeen(inquiry, body.updated_at);
      await moveTo(work, inquiry, "closed");
    }
    return showInquiry(work, inquiry.id);
  }),

  serve(calls.reopenInquiry, async (work, { params }) => {
    const inquiry = await lock(work, params.inquiry_id);
    if (inquiry.state === "closed") await moveTo(work, inquiry, "open");
    else recordRepeat(work);
    return showInquiry(work, inquiry.id);
  }),
];
