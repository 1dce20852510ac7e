import { commonErrors } from "#kit/contract/errors.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { changesBetween, recordOperatorAct } from "#kit/server/work/record-act.ts";
import { nextVersion } from "#kit/server/work/versions.ts";
import { operatorInquiryErrors } from "../contract/errors.ts";
import { READY_ANSWERS_MAX } from "../contract/limits.ts";
import * as calls from "../contract/ready-answer-calls.ts";
import * as sql from "./ready-answers.sql.ts";

const valuesOf = ({ name, text_ja, text_en }: sql.ReadyAnswerRow) => ({ name, text_ja, text_en });
const nothing = { name: null, text_ja: null, text_en: null };
const targetOf = ({ id }: sql.ReadyAnswerRow) => ({ kind: "readyAnswer", id }) as const;

const answerWith = (row: sql.ReadyAnswerRow): { data: calls.ReadyAnswer } => ({
  data: { ...row, updated_at: row.updated_at.toISOString() },
});

const load = async (db: Db, id: number): Promise<sql.ReadyAnswerRow> =>
  found(await sql.findReadyAnswer(db, id));

async function assertNameFree(db: Db, name: string, butOf?: number): Promise<void> {
  if (await sql.isNameTaken(db, name, butOf))
    throw failure(operatorInquiryErrors.ERROR_READY_ANSWER_NAME_TAKEN, { field: "name" });
}

export const readyAnswerRoutes = [
  ...serveList(calls.listReadyAnswers, {
    from: ({ db }) => sql.readyAnswers(db),
    id: "id",
    ...sql.readyAnswerFields,
  }),

  serve(calls.showReadyAnswer, async ({ db }, { params }) =>
    answerWith(await load(db, params.ready_answer_id)),
  ),

  serve(calls.createReadyAnswer, async (work, { body }) => {
    const { db, now } = work;
    await sql.lockReadyAnswers(db);
    await assertNameFree(db, body.name);
    if ((await sql.countReadyAnswers(db)) >= READY_ANSWERS_MAX)
      throw failure(operatorInquiryErrors.ERROR_READY_ANSWERS_FULL);
    const row = await sql.insertReadyAnswer(db, body, now);
    await recordOperatorAct(work, { target: targetOf(row), changes: changesBetween({}, valuesOf(row)) });
    return answerWith(row);
  }),

  serve(calls.updateReadyAnswer, async (work, { params, body: { updated_at: seen, ...values } }) => {
    const { db, now } = work;
    await sql.lockReadyAnswers(db);
    const before = await load(db, params.ready_answer_id);
    await assertNameFree(db, values.name, before.id);
    const changed = { ...values, updated_at: nextVersion(before, now) };
    const row = await sql.updateReadyAnswerRow(db, before.id, changed, new Date(seen));
    if (!row) throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
    await recordOperatorAct(work, {
      target: targetOf(row),
      changes: changesBetween(valuesOf(before), valuesOf(row)),
    });
    return answerWith(row);
  }),

  serve(calls.deleteReadyAnswer, async (work, { params }) => {
    const row = await load(work.db, params.ready_answer_id);
    await sql.deleteReadyAnswerRow(work.db, row.id);
    await recordOperatorAct(work, {
      target: targetOf(row),
      changes: changesBetween(valuesOf(row), nothing),
    });
  }),
];
