import * as z from "zod/mini";
import { detailsBody, detailsView } from "#features/member-details/contract/body.ts";
import { additionalQuestion } from "#features/member-details/contract/form.ts";
import { act } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { lastChange } from "#kit/contract/last-change.ts";
import { dayFilter, daysAgo, listCall, textFilter } from "#kit/contract/list-call.ts";
import { membershipStates } from "#kit/contract/membership-state.ts";
import { date, flag, ordinal, seenAt, time } from "#kit/contract/wire.ts";
import { viewCandidates } from "./audit-names.ts";
import { candidateErrors } from "./errors.ts";

/** Mail to the address bounces since this time and is no longer sent. */
const mail_returned_since = z.nullable(time);

const candidate = z.object({
  id: z.number(),
  management_no: z.number(),
  family_name: z.string(),
  given_name: z.string(),
  family_name_kana: z.string(),
  given_name_kana: z.string(),
  display_name: z.string(),
  email: z.nullable(z.string()),
  mail_returned_since,
  birthday: z.nullable(date),
  /** These are the department and the period in it, by month; they are null where the community does not ask. */
  department_name: z.nullable(z.string()),
  start_period: z.nullable(z.string()),
  end_period: z.nullable(z.string()),
  /** This person sent the invitation; it is null without one. */
  invited_by: z.nullable(z.string()),
  applied_at: time,
  updated_at: time,
});
export type Candidate = z.output<typeof candidate>;

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
  row: candidate,
  search: "info",
  filters: {
    department_name: textFilter(),
    inviter: textFilter(),
    /** Days are in Asia/Tokyo, both included. */
    applied_from: dayFilter(),
    applied_to: dayFilter(),
    waiting_days: daysAgo(),
    mail_returned: z.optional(flag),
  },
  sorts: {
    management_no: "asc",
    name: "asc",
    display_name: "asc",
    email: "asc",
    birthday: "asc",
    department: "asc",
    start_period: "desc",
    invited_by: "asc",
    applied_at: "desc",
  },
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
