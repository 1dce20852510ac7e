import { sql } from "kysely";
import type { InquiryState } from "#features/inquiries/contract/states.ts";
import { nameOfOperator } from "#features/operators/server/index.ts";
import type { Db } from "#kit/server/database/database.ts";

export const inquiries = (db: Db) =>
  db
    .selectFrom("inquiries as i")
    .innerJoin("inquiry_categories as c", "c.id", "i.inquiry_type")
    .leftJoin("accounts as a", "a.id", "i.account_id");
type Inquiries = ReturnType<typeof inquiries>;

const SUBJECT_LENGTH = 80;
const subject = sql`left(regexp_replace(i.content, '\\s+', ' ', 'g'), ${sql.lit(SUBJECT_LENGTH)})`;
const sender = sql<string | null>`nullif(trim(a.family_name || ' ' || a.given_name), '')`;
const communities = sql<string | null>`(select string_agg(n.name, '、' order by n.name)
  from memberships m join communities n on n.id = m.community_id
  where m.account_id = i.account_id and not has_ended(m.state))`;
const updatedAt = sql<Date>`coalesce(i.updated_at, i.created_at)`;

/** Where the fields of the list come from. */
export const inquiryFields = {
  fields: {
    id: "i.id",
    subject,
    state: "i.state",
    category_ja: "c.name_ja",
    category_en: "c.name_en",
    email: "i.email",
    sender,
    communities,
    created_at: "i.created_at",
    updated_at: updatedAt,
  },
  search: (query: Inquiries, _like: string, typed: string) =>
    query.where(
      sql<boolean>`strpos(searchable(concat_ws(' ', '#' || i.id, i.email, ${sender}, i.content)), searchable(${typed})) > 0`,
    ),
  filters: {
    inquiry_type: (query: Inquiries, type: number) => query.where("i.inquiry_type", "=", type),
  },
} as const;

export const findInquiry = (db: Db, id: number) =>
  inquiries(db)
    .select([
      "i.id",
      "i.state",
      "c.name_ja as category_ja",
      "c.name_en as category_en",
      "i.content",
      "i.email",
      "i.language",
      "i.created_at",
      updatedAt.as("updated_at"),
      "a.id as account_id",
      "a.kind",
      sender.as("sender"),
      sql<
        { id: number; name: string }[]
      >`coalesce((select json_agg(json_build_object('id', n.id, 'name', n.name)
        order by n.name) from memberships m join communities n on n.id = m.community_id
        where m.account_id = i.account_id and not has_ended(m.state)), '[]')`.as("communities"),
      sql<{ position: number; name: string; size: number }[]>`coalesce((select json_agg(json_build_object(
        'position', f.position, 'name', f.name, 'size', f.size) order by f.position)
        from inquiry_files f where f.inquiry_id = i.id), '[]')`.as("files"),
    ])
    .where("i.id", "=", id)
    .executeTakeFirst();
export type InquiryRow = NonNullable<Awaited<ReturnType<typeof findInquiry>>>;

export const listAnswers = (db: Db, inquiryId: number) =>
  db
    .selectFrom("inquiry_answers")
    .select(["id", "content", "operator_name as by", "created_at"])
    .where("inquiry_id", "=", inquiryId)
    .orderBy("id")
    .execute();

/** Of two operators who act at once, one waits and then sees what the other has done. */
export const lockInquiry = (db: Db, id: number) =>
  db
    .selectFrom("inquiries as i")
    .select(["i.id", sql<InquiryState>`i.state`.as("state"), updatedAt.as("updated_at")])
    .where("i.id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const hasAnswer = async (db: Db, inquiryId: number, clientId: string): Promise<boolean> =>
  (await db
    .selectFrom("inquiry_answers")
    .select("id")
    .where("inquiry_id", "=", inquiryId)
    .where("client_id", "=", clientId)
    .executeTakeFirst()) !== undefined;

type NewAnswer = {
  readonly inquiry_id: number;
  readonly client_id: string;
  readonly content: string;
  readonly operator_account_id: number;
  readonly created_at: Date;
};

export const insertAnswer = (db: Db, answer: NewAnswer) =>
  db
    .insertInto("inquiry_answers")
    .values({ ...answer, operator_name: nameOfOperator(answer.operator_account_id) })
    .returning("id")
    .executeTakeFirstOrThrow();

export const findAnswerForMail = (db: Db, answerId: number) =>
  db
    .selectFrom("inquiry_answers as n")
    .innerJoin("inquiries as i", "i.id", "n.inquiry_id")
    .innerJoin("inquiry_categories as c", "c.id", "i.inquiry_type")
    .select([
      "i.id",
      "i.email",
      "i.language",
      "i.created_at",
      "i.content as question",
      "c.name_ja",
      "c.name_en",
      "n.content",
    ])
    .where("n.id", "=", answerId)
    .executeTakeFirst();
