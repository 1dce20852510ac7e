import {
  type AdditionalQuestion,
  columnNames,
  fieldsOf,
  questionType,
  requirement,
} from "#features/member-details/contract/form.ts";
import type { Db } from "#kit/server/database/database.ts";

const questions: readonly AdditionalQuestion[] = [
  {
    number: 1,
    question: "青葉製作所での思い出を教えてください",
    setting: { type: questionType.freeText, data: [] },
    requirement: requirement.required,
  },
  {
    number: 2,
    question: "ご希望の連絡方法",
    setting: { type: questionType.singleChoice, data: ["メール", "電話"] },
    requirement: requirement.required,
  },
  {
    number: 3,
    question: "興味のある活動",
    setting: { type: questionType.multipleChoice, data: ["交流会", "勉強会", "見学会"] },
    requirement: requirement.optional,
  },
];

/** Inserts a form that asks for everything, and the terms; the screens that make them have journeys of their own. */
export async function layJoiningForm(db: Db, communityId: number): Promise<void> {
  const at = new Date();
  const columns = {
    ...fieldsOf(columnNames, requirement.optional as 0 | 1 | 2),
    zipcode: requirement.required,
    corporation_start_period: requirement.required,
    corporation_end_period: requirement.required,
  };
  await db
    .insertInto("registration_forms")
    .values({
      community_id: communityId,
      columns: JSON.stringify(columns),
      additional: JSON.stringify(questions),
      updated_at: at,
    })
    .execute();
  await db
    .insertInto("terms_of_services")
    .values([
      {
        community_id: null,
        document: "provider",
        version: 3,
        content: "Enishiの利用規約です。",
        created_at: at,
      },
      {
        community_id: communityId,
        document: "alumni",
        version: 4,
        content: "会員の約束です。",
        created_at: at,
      },
      {
        community_id: communityId,
        document: "employee",
        version: 2,
        content: "在籍者の約束です。",
        created_at: at,
      },
    ])
    .execute();
}

/** Inserts what employees of a community agree to. */
export const layEmployeeTerms = (db: Db, communityId: number) =>
  db
    .insertInto("terms_of_services")
    .values({
      community_id: communityId,
      document: "employee",
      version: 1,
      content: "在籍者の約束です。",
      created_at: new Date(),
    })
    .execute();
