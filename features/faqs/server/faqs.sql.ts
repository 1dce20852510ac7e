import { sql } from "kysely";
import type { Language } from "#kit/contract/language.ts";
import type { Db, NewRow } from "#kit/server/database/database.ts";
import { type Statement, statement } from "#kit/server/database/statement.ts";
import type { Faq } from "../contract/calls.ts";
import type { FaqCategory } from "../contract/categories.ts";

export const listPublished: Statement<{ readonly language: Language }, Faq> = statement(
  "listPublishedFaqs",
  `select id, category,
    case :language::text when 'en' then question_en else question_ja end as question,
    case :language::text when 'en' then answer_en else answer_ja end as answer
  from faqs where published order by position, id`,
);

export const faqs = (db: Db) => db.selectFrom("faqs");
type Faqs = ReturnType<typeof faqs>;

const isComplete = sql<boolean>`(answer_ja <> '' and question_en <> '' and answer_en <> '')`;

/** Where the fields of the list come from. */
export const faqFields = {
  fields: {
    id: "id",
    question: "question_ja",
    position: "position",
    category: "category",
    state: sql`case when published then 'published' else 'draft' end`,
    updated_at: "updated_at",
    is_complete: isComplete,
  },
  search: (query: Faqs, _like: string, typed: string) =>
    query.where(
      sql<boolean>`strpos(searchable(concat_ws(' ', question_ja, answer_ja, question_en, answer_en)), searchable(${typed})) > 0`,
    ),
} as const;

const columns = [
  "id",
  "category",
  "position",
  "question_ja",
  "answer_ja",
  "question_en",
  "answer_en",
  "published",
  "updated_at",
] as const;

export const findFaq = (db: Db, id: number) =>
  faqs(db).select(columns).where("id", "=", id).executeTakeFirst();
export type FaqRow = NonNullable<Awaited<ReturnType<typeof findFaq>>>;

/** Lets one change of the order run at a time. */
export const lockOrder = (db: Db) => sql`lock table faqs in share row exclusive mode`.execute(db);

export const countFaqs = async (db: Db): Promise<number> =>
  (
    await faqs(db)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
  ).count;

type Values = Omit<NewRow<"faqs">, "position" | "created_at" | "updated_at">;

export const insertFaq = (db: Db, values: Values, now: Date) =>
  db
    .insertInto("faqs")
    .values((eb) => ({
      ...values,
      position: eb
        .selectFrom("faqs")
        .select(sql<number>`coalesce(max(position), 0) + 1`.as("position"))
        .$asScalar()
        .$notNull(),
      created_at: now,
      updated_at: now,
    }))
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Returns nothing where it has changed since it was seen. */
export const updateFaqRow = (
  db: Db,
  id: number,
  values: Values & { readonly updated_at: Date },
  seen: Date | undefined,
) =>
  db
    .updateTable("faqs")
    .set(values)
    .where("id", "=", id)
    .$if(seen !== undefined, (query) => query.where("updated_at", "=", seen ?? new Date(0)))
    .returning(columns)
    .executeTakeFirst();

/** Finds the next one of the category in this direction. */
export const findNeighbour = (
  db: Db,
  { category, position, id }: Pick<FaqRow, "category" | "position" | "id">,
  direction: "up" | "down",
) =>
  faqs(db)
    .select(columns)
    .where("category", "=", category)
    .where(
      direction === "up"
        ? sql<boolean>`(position, id) < (${position}::integer, ${id}::bigint)`
        : sql<boolean>`(position, id) > (${position}::integer, ${id}::bigint)`,
    )
    .orderBy("position", direction === "up" ? "desc" : "asc")
    .orderBy("id", direction === "up" ? "desc" : "asc")
    .limit(1)
    .executeTakeFirst();

export const setPosition = (db: Db, id: number, position: number) =>
  db.updateTable("faqs").set({ position }).where("id", "=", id).execute();

export const deleteFaqRow = (db: Db, id: number) => db.deleteFrom("faqs").where("id", "=", id).execute();

export const categoryOf = (row: Pick<FaqRow, "category">) => row.category as FaqCategory;
