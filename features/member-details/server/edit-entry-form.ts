import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { countAnswers, saveEntryForm, showEntryForm } from "../contract/entry-form.ts";
import { countAnswersTo, writeForm } from "./form.sql.ts";
import { loadEntryForm } from "./load-form.ts";

export const entryFormRoutes = [
  serve(showEntryForm, async ({ db, member }) => ({
    entry_form: await loadEntryForm(db, member.communityId),
  })),

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

  /** R094: whoever is registering meanwhile is asked the new questions; answers given keep their question. */
  serve(saveEntryForm, async ({ db, member, now }, { body }) => {
    const { updated_at, columns, additional_information } = body;
    const form = {
      columns,
      additional_information: additional_information.toSorted((a, b) => a.number - b.number),
    };
    const seen = typeof updated_at === "string" ? new Date(updated_at) : updated_at;
    if (!(await writeForm(db, member.communityId, form, { seen, now })))
      throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
    return { entry_form: await loadEntryForm(db, member.communityId) };
  }),
];
