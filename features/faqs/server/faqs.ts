import { commonErrors } from "#kit/contract/errors.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, fieldFailures, found } from "#kit/server/failure.ts";
import { withoutAbsent } from "#kit/server/http/assert-fields.ts";
import { serve } from "#kit/server/http/serve.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { changesBetween, recordOperatorAct } from "#kit/server/work/record-act.ts";
import { nextVersion } from "#kit/server/work/versions.ts";
import { listFaqs } from "../contract/calls.ts";
import { faqErrors } from "../contract/errors.ts";
import { FAQS_MAX } from "../contract/limits.ts";
import * as calls from "../contract/operator-calls.ts";
import * as sql from "./faqs.sql.ts";

const texts = ["question_ja", "answer_ja", "question_en", "answer_en"] as const;

type Values = Omit<calls.EditedFaq, "id" | "updated_at">;

const valuesOf = (row: sql.FaqRow): Values => ({
  category: sql.categoryOf(row),
  question_ja: row.question_ja,
  answer_ja: row.answer_ja,
  question_en: row.question_en,
  answer_en: row.answer_en,
  published: row.published,
});

const viewOf = (row: sql.FaqRow): calls.EditedFaq => ({
  id: row.id,
  ...valuesOf(row),
  updated_at: row.updated_at.toISOString(),
});

const loadFaq = async (db: Db, id: number): Promise<sql.FaqRow> => found(await sql.findFaq(db, id));

/** @throws for each text that is missing in one of the languages, where everybody would read it */
function assertReadable(values: Values): void {
  const missing = values.published ? texts.filter((field) => values[field] === "") : [];
  if (missing.length > 0)
    throw fieldFailures(
      commonErrors.ERROR_INVALID_PARAMS,
      missing.map((field) => ({ message_code: "REQUIRED", field })),
    );
}

const targetOf = ({ id }: Pick<sql.FaqRow, "id">) => ({ kind: "faq", id }) as const;
const nothing = { question_ja: null, answer_ja: null, question_en: null, answer_en: null };

export const faqRoutes = [
  serve(listFaqs, async (context, { query }) => ({ data: await context.run(sql.listPublished, query) })),

  ...serveList(calls.listOperatorFaqs, {
    from: ({ db }) => sql.faqs(db),
    id: "id",
    ...sql.faqFields,
  }),

  serve(calls.showFaq, async ({ db }, { params }) => ({ data: viewOf(await loadFaq(db, params.faq_id)) })),

  serve(calls.createFaq, async (work, { body }) => {
    assertReadable(body);
    await sql.lockOrder(work.db);
    if ((await sql.countFaqs(work.db)) >= FAQS_MAX) throw failure(faqErrors.ERROR_FAQS_FULL);
    const row = await sql.insertFaq(work.db, body, work.now);
    await recordOperatorAct(work, { target: targetOf(row), changes: changesBetween({}, valuesOf(row)) });
    return { data: viewOf(row) };
  }),

  serve(calls.updateFaq, async (work, { params, body: { updated_at: seen, ...changes } }) => {
    const { db, now } = work;
    const before = await loadFaq(db, params.faq_id);
    const values: Values = { ...valuesOf(before), ...withoutAbsent(changes) };
    assertReadable(values);
    const row = await sql.updateFaqRow(
      db,
      before.id,
      { ...values, updated_at: nextVersion(before, now) },
      seen === undefined ? undefined : new Date(seen),
    );
    if (!row) throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
    await recordOperatorAct(work, {
      target: targetOf(row),
      changes: changesBetween(valuesOf(before), valuesOf(row)),
    });
    return { data: viewOf(row) };
  }),

  serve(calls.moveFaq, async (work, { params, body }) => {
    const { db } = work;
    await sql.lockOrder(db);
    const row = await loadFaq(db, params.faq_id);
    const neighbour = await sql.findNeighbour(db, row, body.direction);
    const position = neighbour?.position ?? row.position;
    if (neighbour) {
      await sql.setPosition(db, row.id, position);
      await sql.setPosition(db, neighbour.id, row.position);
    }
    await recordOperatorAct(work, {
      target: targetOf(row),
      changes: changesBetween({ position: row.position }, { position }),
    });
  }),

  serve(calls.deleteFaq, async (work, { params }) => {
    const row = await loadFaq(work.db, params.faq_id);
    await sql.deleteFaqRow(work.db, row.id);
    await recordOperatorAct(work, {
      target: targetOf(row),
      changes: changesBetween(valuesOf(row), nothing),
    });
  }),
];
