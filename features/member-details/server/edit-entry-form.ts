import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import type { MemberContext } from "#kit/server/http/context.ts";
import { serve } from "#kit/server/http/serve.ts";
import { findLastChange } from "#kit/server/work/last-change.sql.ts";
import { changesBetween, recordAct } from "#kit/server/work/record-act.ts";
import { countAnswers, saveEntryForm, showEntryForm } from "../contract/entry-form.ts";
import { countAnswersTo, upsertForm } from "./form.sql.ts";
import { loadEntryForm } from "./load-form.ts";

async function show({ db, member }: MemberContext<"administrator">) {
  const form = await loadEntryForm(db, member.communityId);
  const since = form.updated_at === null ? null : new Date(form.updated_at);
  const mine = { membershipId: null, act: saveEntryForm.act };
  const last_change = since && (await findLastChange(db, member.communityId, { ...mine, since }));
  return { entry_form: { ...form, last_change } };
}

export const entryFormRoutes = [
  serve(showEntryForm, show),

  serve(countAnswers, async ({ db, run, member }) => {
    const { additional_information } = await loadEntryForm(db, member.communityId);
    const questions = additional_information.map(({ number, question }) => ({ number, question }));
    return {
      data: [
        ...(await run(countAnswersTo, {
          community: member.communityId,
          questions: JSON.stringify(questions),
        })),
      ],
    };
  }),

  /** R094: people who are registering meanwhile are asked the new questions; answers given keep their question. */
  serve(saveEntryForm, async (work, { body }) => {
    const { db, member, now } = work;
    const { updated_at, columns, additional_information } = body;
    const form = {
      columns,
      additional_information: additional_information.toSorted((a, b) => a.number - b.number),
    };
    const seen = typeof updated_at === "string" ? new Date(updated_at) : updated_at;
    const before = await loadEntryForm(db, member.communityId);
    if (!(await upsertForm(db, member.communityId, form, { seen, now })))
      throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
    await recordAct(work, {
      changes: changesBetween(
        { ...before, ...before.columns },
        { ...form.columns, additional_information: form.additional_information },
      ),
    });
    return show(work);
  }),
];
