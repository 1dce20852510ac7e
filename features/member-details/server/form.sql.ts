import { asJson } from "#kit/server/database/as-json.ts";
import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";
import type { WrittenForm } from "../contract/entry-form.ts";

export const findForm = (db: Db, communityId: number) =>
  db
    .selectFrom("communities as c")
    .leftJoin("registration_forms as f", "f.community_id", "c.id")
    .select(["c.id", "f.columns", "f.additional", "f.updated_at"])
    .where("c.id", "=", communityId)
    .executeTakeFirst();

type Edit = { readonly seen: Date | null | undefined; readonly now: Date };

/** Returns nothing where the form is no longer the one `seen`, null for none; undefined overwrites any. */
export const upsertForm = (db: Db, communityId: number, form: WrittenForm, { seen, now }: Edit) => {
  const values = {
    columns: asJson(form.columns),
    additional: asJson(form.additional_information),
    updated_at: now,
  };
  return db
    .insertInto("registration_forms")
    .values({ community_id: communityId, ...values })
    .onConflict((conflict) => {
      const onCommunity = conflict.column("community_id");
      if (seen === null) return onCommunity.doNothing();
      const saved = onCommunity.doUpdateSet(values);
      return seen === undefined ? saved : saved.where("registration_forms.updated_at", "=", seen);
    })
    .returning("community_id")
    .executeTakeFirst();
};

/** `questions` are JSON with their numbers; counts how many present members have answered each in this wording. */
export const countAnswersTo = statement<
  { community: number; questions: string },
  { number: number; answers: number }
>(
  "count_answers",
  `select (q->>'number')::int as number,
     (select count(*)::int from memberships m
      where m.community_id = :community and not has_ended(m.state)
        and m.additional_information->(q->>'number')->>'question' = q->>'question'
        and coalesce(m.additional_information->(q->>'number')->>'answer', '') not in ('', '[]')) as answers
   from jsonb_array_elements(:questions::jsonb) q
   order by 1`,
);
