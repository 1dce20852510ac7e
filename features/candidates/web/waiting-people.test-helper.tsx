import { showRegistrationColumns } from "#features/member-details/contract/calls.ts";
import { answerFields, textFields } from "#features/member-details/contract/details.ts";
import { defaultForm } from "#features/member-details/contract/form.ts";
import { listSavedViews } from "#features/saved-views/contract/calls.ts";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { type Candidate, type CandidateView, listCandidates, showCandidate } from "../contract/calls.ts";

export const LIST = "/community/communities/1/alumnus_candidates_waiting_approval";

const blank = Object.fromEntries([...textFields, ...answerFields].map((field) => [field, ""]));
const known = { invited_by: null, mail_returned_since: null, updated_at: "2026-11-20T03:04:05.000Z" };
const applied_at = "2026-11-20T03:04:05.000Z";

/** Returns the answer for the page of one candidate. */
export const viewOf = (management_no: number, more: Partial<CandidateView> = {}): CandidateView =>
  ({
    ...blank,
    ...known,
    id: 100 + management_no,
    management_no,
    family_name: "候補",
    given_name: `${management_no}`,
    display_name: `候補${management_no}`,
    email: "waiting@example.jp",
    applied_at,
    zipcode_judgment: false,
    address_1: null,
    job_type_parent_id: null,
    job_type_child_id: null,
    additional_information: [],
    alike: [],
    rejected_before: null,
    last_change: null,
    abilities: { edit_account: true },
    ...more,
  }) as CandidateView;

const rowOf = (management_no: number): Candidate => ({
  ...known,
  id: 100 + management_no,
  management_no,
  family_name: "候補",
  given_name: `${management_no}`,
  family_name_kana: "",
  given_name_kana: "",
  display_name: `候補${management_no}`,
  email: "waiting@example.jp",
  birthday: null,
  department_name: null,
  start_period: null,
  end_period: null,
  applied_at,
});

/** Answers the calls of an office with these people waiting. */
export function answerWaiting(numbers: readonly number[]) {
  const server = answerCalls();
  const waiting = [...numbers];
  const params = { id: 1 };
  server.to(listCandidates, () => pageOf(waiting.map(rowOf)), params);
  server.to(listSavedViews, pageOf([]), params);
  server.to(showRegistrationColumns, { data: defaultForm }, params);
  for (const management_no of numbers)
    server.to(showCandidate, () => ({ data: viewOf(management_no) }), {
      ...params,
      management_no,
    });
  /** Another administrator decides meanwhile. */
  const decide = (management_no: number, kind = "approveCandidates") => {
    waiting.splice(waiting.indexOf(management_no), 1);
    const params = {
      name: `候補 ${management_no}`,
      by: "河合 拓",
      kind,
      bulk_act: 9,
      at: "2026/11/22 08:21",
    } as const;
    const data = [{ message_code: "CANDIDATE_DECIDED", params }];
    server.to(showCandidate, refused(404, "CANDIDATE_DECIDED", data), { id: 1, management_no });
  };
  return { server, decide };
}
