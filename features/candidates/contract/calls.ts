import * as z from "zod/mini";
import { detailsBody, detailsView } from "#features/member-details/contract/body.ts";
import { additionalQuestion } from "#features/member-details/contract/form.ts";
import { act } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { lastChange } from "#kit/contract/last-change.ts";
import { listCall } from "#kit/contract/list-call.ts";
import * as field from "#kit/contract/list-fields.ts";
import { membershipStates } from "#kit/contract/membership-state.ts";
import { ordinal, seenAt, time } from "#kit/contract/wire.ts";
import { viewCandidates } from "./audit-names.ts";
import { candidateErrors } from "./errors.ts";

/** Mail to the address bounces since this time and is no longer sent. */
const mail_returned_since = z.nullable(time);

type Named = { readonly family_name: string; readonly given_name: string };
export const nameOf = ({ family_name, given_name }: Named): string => `${family_name} ${given_name}`;
type Read = { readonly family_name_kana: string; readonly given_name_kana: string };
export const kanaOf = (row: Read): string => `${row.family_name_kana} ${row.given_name_kana}`;

/** R402, R484 */
const listed = field.fields(
  {
    name: field.told("name", { ja: "氏名", en: "Name" }, { sort: "asc", said: nameOf }),
    kana: field.told("text", { ja: "カナ", en: "Kana" }, { column: "name", said: kanaOf }),
    management_no: field.number({ ja: "管理番号", en: "No." }, { sort: "asc", leads: true }),
    /** The department and the period in it are null where the community does not ask. */
    department: field.text(
      { ja: "部署", en: "Department" },
      { row: "department_name", nullable: true, sort: "asc", filter: "department_name" },
    ),
    period: field.told(
      "text",
      { ja: "入社–退職", en: "Joined–left" },
      { sort: ["start_period", "desc"], width: 10.5 },
    ),
    start_period: field.stated({ ja: "入社", en: "Joined" }, { nullable: true, column: "period" }),
    end_period: field.stated({ ja: "退職", en: "Left" }, { nullable: true, column: "period" }),
    applied_at: field.moment({ ja: "申込日時", en: "Applied" }, { sort: "desc" }),
    /** This person sent the invitation; it is null without one. */
    invited_by: field.text(
      { ja: "招待した人", en: "Invited by" },
      { nullable: true, sort: "asc", filter: "inviter", width: 8 },
    ),
    email: field.email({ ja: "メールアドレス", en: "Email" }, { nullable: true, sort: "asc" }),
    birthday: field.day({ ja: "生年月日", en: "Birthday" }, { nullable: true, sort: "asc" }),
    display_name: field.text({ ja: "表示名", en: "Display name" }, { sort: "asc" }),
  },
  {
    id: z.number(),
    family_name: z.string(),
    given_name: z.string(),
    family_name_kana: z.string(),
    given_name_kana: z.string(),
    mail_returned_since,
    updated_at: time,
  },
  {
    filters: {
      applied: field.moment(
        { ja: "申込日", en: "Applied on" },
        { row: "applied_at", filter: ["applied_from", "applied_to"] },
      ),
      waiting_days: field.days({ ja: "待ち日数", en: "Waiting" }),
      mail_returned: field.only({ ja: "メール", en: "Email" }, { ja: "届かない", en: "returned" }),
    },
  },
);
export type Candidate = z.output<typeof listed.row>;

/** R377, R498: those who wait longest come first. The list covers the 10,000 who wait longest. */
export const listCandidates = listCall({
  view: viewCandidates,
  path: "/communities/{id}/applicants",
  all: "/communities/{id}/applicants/get_all_almunus",
  count: "/communities/{id}/applicants/total",
  csv: "/communities/{id}/applicants/csv",
  act: act("exportCandidates", { ja: "候補者の一覧を書き出し", en: "Exported the list of candidates" }),
  security: "personalDataViewed",
  summary: "Alumni waiting for approval; `info` searches names, kana, display name and email",
  search: "info",
  ...listed,
});

export const countCandidates = call.get("/communities/{id}/applicants/count", {
  access: "administrator",
  view: false,
  summary: "How many candidates wait for approval",
  answer: z.object({ waiting: z.number() }),
});

const alike = z.object({
  user_id: z.number(),
  management_no: z.number(),
  kind: z.enum(["alumnus", "employee"]),
  state: z.enum(membershipStates),
  name: z.string(),
  shared: z.array(z.enum(["birthday", "email", "name"])),
});
export type Alike = z.output<typeof alike>;

const candidateView = z.extend(detailsView, {
  id: z.number(),
  management_no: z.number(),
  email: z.nullable(z.string()),
  mail_returned_since,
  invited_by: z.nullable(z.string()),
  applied_at: time,
  updated_at: time,
  additional_information: z.array(additionalQuestion),
  alike: z.array(alike),
  /** The office has rejected an earlier application then. */
  rejected_before: z.nullable(z.object({ rejected_at: time, reason: z.string() })),
  last_change: lastChange,
  abilities: z.object({
    /** It is false for the data that the person's other communities see too: name, birthday, address and the like. */
    edit_account: z.boolean(),
  }),
});
export type CandidateView = z.output<typeof candidateView>;

const oneCandidate = "/communities/{id}/applicants/{management_no}";
const params = { management_no: ordinal };

export const showCandidate = call.get(oneCandidate, {
  params,
  access: "administrator",
  view: act("viewCandidate", { ja: "候補者の登録情報を閲覧", en: "Viewed a candidate’s details" }),
  security: "personalDataViewed",
  summary: "What a candidate said on registering",
  answer: z.object({ data: candidateView }),
  errors: [candidateErrors.CANDIDATE_DECIDED],
});

export const editCandidate = call.put(oneCandidate, {
  params,
  access: "administrator",
  act: act("editCandidate", { ja: "候補者の登録情報を修正", en: "Corrected a candidate’s details" }),
  security: "personalDataChanged",
  summary: "Correct what a candidate said; what is left out stays",
  body: z.object({ ...detailsBody, updated_at: seenAt }),
  answer: z.object({ data: candidateView }),
  errors: [
    commonErrors.ERROR_STATUS_HAS_CHANGED,
    commonErrors.FORBIDDEN_OPERATION,
    candidateErrors.CANDIDATE_DECIDED,
  ],
  changes: [listCandidates.path],
});
