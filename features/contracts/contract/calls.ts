import * as z from "zod/mini";
import { act, eventWords } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { text } from "#kit/contract/fields/text.ts";
import { adminPage, pageOf } from "#kit/contract/paging.ts";
import { date, time } from "#kit/contract/wire.ts";
import { contractErrors } from "./errors.ts";
import { REMARKS } from "./limits.ts";

eventWords({
  fields: {
    plan: { ja: "プラン", en: "Plan" },
    member_limit: { ja: "登録人数の上限", en: "Member limit" },
    renewal_date: { ja: "更新日", en: "Renewal date" },
    options: { ja: "オプション", en: "Options" },
    purchased_points: { ja: "購入ポイント", en: "Purchased points" },
    choice: { ja: "申し込んだプラン", en: "Plan asked for" },
    remarks: { ja: "備考", en: "Remarks" },
  },
});

/** R413 */
export const planChoices = ["new", "continue", "upgrade"] as const;
export type PlanChoice = (typeof planChoices)[number];
export const planAnswers = ["accepted", "declined"] as const;
export type PlanAnswer = (typeof planAnswers)[number];

export const contractFields = z.object({
  plan: z.nullable(z.string()),
  member_limit: z.number(),
  renewal_date: z.nullable(date),
  /** The options that have been agreed on, by their names. */
  options: z.array(z.string()),
  purchased_points: z.number(),
});
export type ContractFields = z.output<typeof contractFields>;

const planRequest = z.object({
  choice: z.enum(planChoices),
  remarks: z.string(),
  requested_at: time,
  /** It is null until an operator has answered. */
  answer: z.nullable(z.enum(planAnswers)),
  answer_text: z.string(),
  answered_at: z.nullable(time),
});
export type PlanRequest = z.output<typeof planRequest>;

const contractView = z.object({
  ...contractFields.shape,
  /** So many places are taken, paused members among them. */
  members: z.object({ alumni: z.number(), employees: z.number() }),
  open_request: z.nullable(planRequest),
  abilities: z.object({ request: z.boolean() }),
});
export type ContractView = z.output<typeof contractView>;

/** An entry is a change of the contract or a request for a plan, which is listed with its answer. */
const historyEntry = z.object({
  id: z.number(),
  changed_at: time,
  what: z.enum(["changed", "requested"]),
  /** `operator` is the provider; a contractor who has left has no name. */
  by: z.object({ side: z.enum(["operator", "contractor"]), name: z.nullable(z.string()) }),
  changes: z.partial(
    z.object({
      plan: z.tuple([contractFields.shape.plan, contractFields.shape.plan]),
      member_limit: z.tuple([z.number(), z.number()]),
      renewal_date: z.tuple([contractFields.shape.renewal_date, contractFields.shape.renewal_date]),
      options: z.tuple([contractFields.shape.options, contractFields.shape.options]),
      purchased_points: z.tuple([z.number(), z.number()]),
    }),
  ),
  request: z.nullable(planRequest),
});
export type ContractEntry = z.output<typeof historyEntry>;

const path = "/communities/{id}/contract";
const historyPath = "/communities/{id}/contract_history";

export const showContract = call.get(path, {
  access: "administrator",
  view: false,
  summary: "The community's plan, how many of its places are taken, its renewal and its options",
  answer: z.object({ data: contractView }),
});

/** R362: there is one page at least. */
export const listContractHistory = call.get(historyPath, {
  access: "administrator",
  view: false,
  summary: "What of the contract was changed and asked for, newest first",
  query: adminPage,
  answer: pageOf(historyEntry),
});

/** R413: the choice is a request, which an operator answers; one is open at a time. */
export const requestPlan = call.post(path, {
  access: "contractor",
  act: act("requestPlan", { ja: "プランを申し込み", en: "Asked the provider for a plan" }),
  security: "settingsChanged",
  summary: "Ask the provider for a new plan, for the present one to continue, or for a larger one",
  body: z.object({ choice: z.enum(planChoices), remarks: z._default(text(REMARKS), "") }),
  answer: z.object({ data: contractView }),
  errors: [contractErrors.ERROR_PLAN_REQUEST_OPEN],
  changes: [path, historyPath],
});
