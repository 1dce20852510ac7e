import * as z from "zod/mini";
import { flagSlots } from "#features/management-flags/contract/calls.ts";
import { stateLabels } from "#features/memberships/contract/state-labels.ts";
import { byName } from "#kit/contract/by-name.ts";
import { listCall } from "#kit/contract/list-call.ts";
import { wordsOf } from "#kit/contract/list-field.ts";
import * as field from "#kit/contract/list-fields.ts";
import { type MemberKind, perKind } from "#kit/contract/member-kind.ts";
import { viewPeople } from "#kit/contract/office-views.ts";
import { ordinal, time } from "#kit/contract/wire.ts";

/** `under_review` waits for approval. R403 */
export const statuses = [
  "participating",
  "paused",
  "not_participating",
  "under_review",
  "withdrawn",
] as const;
export type Status = (typeof statuses)[number];
const offices = ["ordinary", "contractor"] as const;

/** R400, R401: filters by how often somebody has done these; a visit counts once a day. */
export const acts = [
  "visited",
  "posted",
  "commented",
  "liked",
  "joined_group",
  "opened_chat",
  "registered",
] as const;
export type Act = (typeof acts)[number];
const actWords = {
  visited: { ja: "ログインした", en: "Logged in" },
  posted: { ja: "投稿した", en: "Posted" },
  commented: { ja: "コメントした", en: "Commented" },
  liked: { ja: "いいねした", en: "Liked a post" },
  joined_group: { ja: "グループに参加した", en: "Joined a group" },
  opened_chat: { ja: "チャットを始めた", en: "Started a chat" },
  registered: { ja: "登録した", en: "Registered" },
} as const;
const did = byName(acts, (act) => field.times(actWords[act], act === "visited" ? "days" : "times"));

const words = {
  status: wordsOf({ ja: stateLabels.ja.status, en: stateLabels.en.status }),
  office: wordsOf({ ja: stateLabels.ja.office, en: stateLabels.en.office }),
  posting: wordsOf({ ja: stateLabels.ja.posting, en: stateLabels.en.posting }),
};
const jobType = { ja: "職種", en: "Job type" } as const;

type Named = { readonly family_name: string; readonly given_name: string };
export const fullName = ({ family_name, given_name }: Named): string => `${family_name} ${given_name}`.trim();

/** R402, R403 */
const fieldsFor = (kind: MemberKind) =>
  field.fields(
    {
      name: field.told("name", { ja: "氏名", en: "Name" }, { sort: "asc", said: fullName }),
      kana: field.text({ ja: "カナ", en: "Kana" }, { column: "name", blank: { ja: "", en: "" } }),
      /** Each community counts its own numbers. R402 */
      management_no: field.number({ ja: "管理番号", en: "No." }, { sort: "desc", leads: true }),
      status: field.choice(
        statuses,
        words.status,
        { ja: "ステータス", en: "Status" },
        { sort: ["state", "asc"], filter: true, width: 8.25 },
      ),
      /** It is null for whoever is no administrator. */
      office: field.choice(
        offices,
        words.office,
        { ja: "権限", en: "Role" },
        { nullable: true, width: 7, column: kind === "employee" ? undefined : false },
      ),
      /** These are the flags' letters; the community names them itself. R399 */
      flags: field.several(
        z.enum(flagSlots),
        { ja: "フラグ", en: "Flags" },
        {
          filter: "flag",
          width: 8,
          said: ({ flags }: { readonly flags: readonly string[] }) => flags.join(" ").toUpperCase(),
        },
      ),
      department: field.text(
        { ja: "部署", en: "Department" },
        { row: "department_name", nullable: true, sort: "asc", filter: "department_name" },
      ),
      visited_on: field.day(
        { ja: "最終訪問日", en: "Last visit" },
        {
          row: "last_visited_on",
          nullable: true,
          sort: "desc",
          filter: ["visited_from", "visited_to"],
          blank: { ja: "なし", en: "Never" },
        },
      ),
      joined_at: field.dated(
        { ja: "参加日", en: "Joined" },
        { nullable: true, sort: "desc", filter: ["joined_from", "joined_to"] },
      ),
      email: field.email({ ja: "メールアドレス", en: "Email" }, { nullable: true, sort: "asc" }),
      employee_id: field.text(
        { ja: "社員番号", en: "Employee ID" },
        { nullable: true, sort: "asc", width: 8, optional: kind === "alumnus" },
      ),
      job_type: field.told("text", jobType, { optional: true }),
      display_name: field.text({ ja: "表示名", en: "Display name" }, { optional: true }),
      posting: field.yesOrNo(
        words.posting,
        { ja: "投稿", en: "Posting" },
        { row: "posting_blocked", filter: "posting_blocked", optional: true },
      ),
    },
    {
      id: z.number(),
      family_name: z.string(),
      given_name: z.string(),
      /** Mail to the address bounces since this time and is no longer sent. */
      mail_returned_since: z.nullable(time),
      /** The person was turned into an alumnus and is paused until they accept the invitation. */
      is_turned_over: z.boolean(),
      job_type_parent_id: z.nullable(z.number()),
      job_type_child_id: z.nullable(z.number()),
      updated_at: time,
    },
    {
      filters: {
        administrators: field.yesOrNo(
          {
            true: { ja: "管理者", en: "Administrators" },
            false: { ja: "管理者以外", en: "Not administrators" },
          },
          { ja: "権限", en: "Role" },
        ),
        turned_over: field.yesOrNo(
          {
            true: { ja: "切り替え中", en: "Under way" },
            false: { ja: "切り替え中以外", en: "Not under way" },
          },
          { ja: "アルムナイへの切り替え", en: "Change to alumnus" },
        ),
        job_type: field.oneOf(jobType, ordinal),
        /** The last visit was at least this many days ago; for somebody who never came, joining counts. */
        absent_days: field.days({ ja: "訪問のない日数", en: "Days without a visit" }),
        ...did,
        mail_returned: field.only({ ja: "メール", en: "Email" }, { ja: "届かない", en: "returned" }),
      },
      /** Without a status, everybody who has not left is listed. */
      offered: [
        "status",
        kind === "employee" ? "administrators" : "turned_over",
        "flags",
        "department",
        "job_type",
        "joined_at",
        "visited_on",
        "absent_days",
        ...acts,
        "mail_returned",
        "posting",
      ],
    },
  );
const peopleFields = { alumnus: fieldsFor("alumnus"), employee: fieldsFor("employee") };
export const { row: person, sorts: peopleSorts } = peopleFields.employee;
export type Person = z.output<typeof person>;

const paths = {
  alumnus: {
    path: "/communities/{id}/almunus",
    all: "/communities/{id}/almunus/get_all_almunus",
    count: "/communities/{id}/almunus/total",
  },
  employee: {
    path: "/communities/{id}/users",
    all: "/communities/{id}/users/get_all_users",
    count: "/communities/{id}/users/total",
  },
} as const;

/** R375, R376, R400: lists the alumni or the enrolled users of a community. */
export const listPeople = perKind(
  { alumnus: paths.alumnus.path, employee: paths.employee.path },
  (path, kind) =>
    listCall({
      view: viewPeople,
      security: "personalDataViewed",
      ...paths[kind],
      path,
      method: "POST",
      records: kind === "alumnus" ? "listCommunityAlumnus" : "listCommunityUsers",
      summary: `${kind === "alumnus" ? "Alumni" : "Enrolled users"}; \`info\` searches names, kana, romaji, email, management number and employee id`,
      search: "info",
      ...peopleFields[kind],
    }),
);
export type ListPeople = (typeof listPeople)["alumnus" | "employee"];
