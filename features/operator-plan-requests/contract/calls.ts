import * as z from "zod/mini";
import { planAnswers, planChoices } from "#features/contracts/contract/calls.ts";
import { planAnswerLabels, planChoiceLabels } from "#features/contracts/contract/labels.ts";
import { agreement, showOperatedCommunity } from "#features/operator-communities/contract/calls.ts";
import { act, eventWords } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { text } from "#kit/contract/fields/text.ts";
import { listCall } from "#kit/contract/list-call.ts";
import { wordsOf } from "#kit/contract/list-field.ts";
import * as field from "#kit/contract/list-fields.ts";
import { time } from "#kit/contract/wire.ts";
import * as limits from "./limits.ts";

eventWords({
  targets: { planRequest: { ja: "プランの申し込み", en: "Plan request" } },
  fields: {
    answer: { ja: "回答", en: "Answer" },
    answer_text: { ja: "回答の文面", en: "Text of the answer" },
  },
});

const access = "operator";
const path = "/operator/plan_requests";
const one = `${path}/{community_id}/{request_id}` as const;

export const requestStates = ["open", ...planAnswers] as const;
export type RequestState = (typeof requestStates)[number];
export const requestStateWords = {
  open: { ja: "回答待ち", en: "Waiting" },
  ...wordsOf(planAnswerLabels),
} as const;
export const choiceWords = wordsOf(planChoiceLabels);

const listed = field.fields(
  {
    community: field.name({ ja: "コミュニティ", en: "Community" }, { sort: "asc", width: 14 }),
    choice: field.choice(
      planChoices,
      choiceWords,
      { ja: "申し込み", en: "Request" },
      { filter: true, width: 12 },
    ),
    state: field.choice(
      requestStates,
      requestStateWords,
      { ja: "ステータス", en: "Status" },
      { filter: true, width: 7 },
    ),
    remarks: field.text({ ja: "備考", en: "Remarks" }, { grows: true, width: 12 }),
    contractor: field.text({ ja: "申し込んだ人", en: "Asked by" }, { nullable: true, width: 9 }),
    requested_at: field.moment(
      { ja: "申し込み日時", en: "Asked" },
      { sort: "desc", filter: ["from", "to"], leads: true },
    ),
    answered_at: field.moment({ ja: "回答日時", en: "Answered" }, { sort: "desc", nullable: true }),
    answered_by: field.text({ ja: "回答した人", en: "Answered by" }, { nullable: true, optional: true }),
  },
  { id: z.number(), community_id: z.number() },
);
export type ListedPlanRequest = z.output<typeof listed.row>;

export const listPlanRequests = listCall({
  access,
  path,
  summary: "What the contractors of all communities have asked for, with the answers",
  search: "info",
  ...listed,
});

const detail = z.object({
  ...listed.row.shape,
  answer_text: z.string(),
  /** The contract as it stands now. */
  members: showOperatedCommunity.answer.shape.data.shape.members,
  contract: showOperatedCommunity.answer.shape.data.shape.contract,
  requested_at: time,
});
export type PlanRequestDetail = z.output<typeof detail>;
const answer = z.object({ data: detail });

export const showPlanRequest = call.get(one, {
  access,
  summary: "One request for a plan with the present contract of its community",
  answer,
});

const errors = [commonErrors.ERROR_STATUS_HAS_CHANGED];
const changes = [path, one, showOperatedCommunity.path];

/** The contract becomes what is entered, in the same transaction; as it stands, nothing of it changes. */
export const acceptPlanRequest = call.post(`${one}/acceptance`, {
  access,
  act: act("acceptPlanRequest", { ja: "プランの申し込みを承認", en: "Accepted the request for a plan" }),
  security: "communitiesChanged",
  summary: "Accept a request for a plan and write what has been agreed on; the contractor is told by mail",
  body: z.extend(agreement, { text: text(limits.ACCEPTANCE) }),
  answer,
  errors,
  changes,
});

export const declinePlanRequest = call.post(`${one}/refusal`, {
  access,
  act: act("declinePlanRequest", { ja: "プランの申し込みを見送り", en: "Declined the request for a plan" }),
  security: "communitiesChanged",
  summary: "Decline a request for a plan; the contractor is told why by mail",
  body: z.object({ text: text(limits.REFUSAL) }),
  answer,
  errors,
  changes,
});
