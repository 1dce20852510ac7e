import * as z from "zod/mini";
import { act } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { colorSchemes } from "#kit/contract/color-scheme.ts";
import { email } from "#kit/contract/fields/email.ts";
import { languages } from "#kit/contract/language.ts";
import { listCall } from "#kit/contract/list-call.ts";
import * as field from "#kit/contract/list-fields.ts";
import { operatorErrors } from "./errors.ts";

const access = "operator";
const path = "/operator/operators";

export const operatorStates = ["active", "invited"] as const;
export const operatorStateWords = {
  active: { ja: "利用中", en: "Active" },
  invited: { ja: "招待中", en: "Invited" },
} as const;

const listed = field.fields(
  {
    /** Somebody invited is known by their address. */
    name: field.name({ ja: "氏名", en: "Name" }, { sort: "asc", width: 12 }),
    email: field.email({ ja: "メールアドレス", en: "Email" }, { sort: "asc", grows: true, width: 14 }),
    state: field.choice(
      operatorStates,
      operatorStateWords,
      { ja: "ステータス", en: "Status" },
      { filter: true, width: 7 },
    ),
    last_seen_at: field.moment({ ja: "最終利用", en: "Last used" }, { sort: "desc", nullable: true }),
    created_at: field.moment({ ja: "招待・設定", en: "Invited or set up" }, { sort: "desc" }),
  },
  { id: z.number() },
);
export type Operator = z.output<typeof listed.row>;

export const listOperators = listCall({
  access,
  path,
  summary: "The operators, and who is invited to be one",
  search: "info",
  ...listed,
});

export const showOwnOperator = call.get("/operator/me", {
  access,
  summary: "The operator who is signed in",
  answer: z.object({
    data: z.object({
      id: z.number(),
      name: z.string(),
      email: z.string(),
      language: z.enum(languages),
      color_scheme: z.enum(colorSchemes),
    }),
  }),
});

/** Somebody who is invited already gets a new link, which makes the earlier one void. */
export const inviteOperator = call.post(path, {
  access,
  act: act("inviteOperator", { ja: "運営者を招待", en: "Invited an operator" }),
  security: "operatorsChanged",
  rate: "mail",
  summary: "Mail a one-time link by which somebody sets up an operator's account",
  body: z.object({ email: email() }),
  errors: [operatorErrors.ERROR_OPERATOR_ALREADY],
  changes: [path],
});

export const removeOperator = call.delete(`${path}/{operator_id}`, {
  access,
  act: act("removeOperator", { ja: "運営者を削除", en: "Removed an operator" }),
  security: "operatorsChanged",
  summary: "Remove an operator, whose sessions end at once, or take an invitation back",
  errors: [operatorErrors.ERROR_LAST_OPERATOR],
  changes: [path],
});
