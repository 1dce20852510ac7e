import * as z from "zod/mini";
import { enteredEmployee } from "#features/employees/contract/enrolment.ts";
import { employeeErrors } from "#features/employees/contract/errors.ts";
import { duties, dutyLabels } from "#features/memberships/contract/duties.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import {
  ownerProof,
  ownerProofBody,
  ownerProofErrors,
} from "#features/second-factors/contract/owner-proof.ts";
import { act } from "#kit/contract/act.ts";
import { byName } from "#kit/contract/by-name.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { email } from "#kit/contract/fields/email.ts";
import { fault } from "#kit/contract/fields/field-errors.ts";
import { fieldRule } from "#kit/contract/fields/field-schema.ts";
import { listCall } from "#kit/contract/list-call.ts";
import * as field from "#kit/contract/list-fields.ts";
import { insideStates } from "#kit/contract/membership-state.ts";
import { viewAdministrators } from "#kit/contract/office-views.ts";
import { ordinal, seenAt, time } from "#kit/contract/wire.ts";
import { administratorErrors } from "./errors.ts";

export const dutyWords = {
  ...byName(duties, (duty) => ({ ja: dutyLabels.ja[duty], en: dutyLabels.en[duty] })),
  none: { ja: "なし", en: "None" },
};
export const roleWords = {
  contractor: { ja: "契約者", en: "Contractor" },
  ordinary: { ja: "管理者", en: "Administrator" },
} as const;
const stateWords = {
  participating: { ja: "参加中", en: "Participating" },
  paused: { ja: "一時停止中", en: "Paused" },
  invited: { ja: "招待中", en: "Invited" },
} as const;
const factorWords = {
  true: { ja: "設定済み", en: "Set up" },
  false: { ja: "未設定", en: "Not set up" },
} as const;

const listed = field.fields(
  {
    name: field.name({ ja: "氏名", en: "Name" }, { sort: "asc", width: 10 }),
    management_no: field.number({ ja: "管理番号", en: "No." }, { sort: "asc", leads: true, width: 5.75 }),
    /** A community has exactly one contractor. R405 */
    role: field.choice(["contractor", "ordinary"], roleWords, { ja: "権限", en: "Role" }, { width: 7.5 }),
    email: field.email(
      { ja: "メールアドレス", en: "Email" },
      { nullable: true, grows: true, wraps: true, width: 12 },
    ),
    /** `invited` people become administrators when they register. */
    state: field.choice(
      [...insideStates, "invited"],
      stateWords,
      { ja: "ステータス", en: "Status" },
      { width: 6.5 },
    ),
    duties: field.choices(duties, dutyWords, { ja: "担当", en: "Duties" }, { width: 9 }),
    has_second_factor: field.yesOrNo(factorWords, { ja: "二段階認証", en: "Two-step verification" }),
    joined_at: field.moment({ ja: "参加日時", en: "Joined" }, { nullable: true, optional: true }),
  },
  { user_id: z.number(), updated_at: time },
);
const administrator = listed.row;
export type Administrator = z.output<typeof administrator>;

const offer = z.object({
  from: z.string(),
  to: z.string(),
  to_management_no: z.number(),
  offered_at: time,
  expires_at: time,
  abilities: z.object({ accept: z.boolean(), cancel: z.boolean() }),
});
export type ContractOffer = z.output<typeof offer>;

const detail = z.object({
  ...administrator.shape,
  is_own: z.boolean(),
  abilities: z.object({ edit: z.boolean(), remove: z.boolean(), offer: z.boolean() }),
});
export type AdministratorDetail = z.output<typeof detail>;

const base = "/communities/{id}/administrators";
const one = `${base}/{management_no}` as const;
const offerPath = "/communities/{id}/contract_offer";
const params = { management_no: ordinal };

export const listAdministrators = listCall({
  view: viewAdministrators,
  security: "personalDataViewed",
  path: base,
  summary: "Who looks after the community: the contractor, other administrators, and those who are invited",
  search: "info",
  ...listed,
});

export const showAdministrator = call.get(one, {
  params,
  access: "administrator",
  view: viewAdministrators,
  summary: "One administrator, and what may be done with them",
  answer: z.object({ data: detail }),
});

/** `outcome` says whether they become one at once, or when they register by the invitation mailed to them. R494 */
export const createAdministrator = call.post(base, {
  access: "contractor",
  act: act("createAdministrator", { ja: "管理者を追加", en: "Added an administrator" }),
  security: "rolesChanged",
  summary: "Make an enrolled user an administrator, or invite somebody new to be one",
  body: z.pick(enteredEmployee, { email: true, family_name: true, given_name: true }),
  answer: z.object({
    data: z.object({ management_no: z.number(), outcome: z.enum(["appointed", "invited"]) }),
  }),
  errors: [
    administratorErrors.ERROR_ADMINISTRATOR_ALREADY,
    membershipErrors.VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE,
    employeeErrors.ERROR_EMPLOYEE_ENTERED,
  ],
  changes: [base],
});

/** Says what `createAdministrator` would do, before a name has been typed. */
export const checkAdministratorRegistered = call.post("/communities/{id}/employee/admin_registered_check", {
  access: "contractor",
  act: false,
  view: viewAdministrators,
  rate: "check",
  summary:
    "Whether somebody with this address could be made an administrator, and is one of the enrolled users",
  body: z.object({ email: email() }),
  answer: z.object({ data: z.object({ name: z.nullable(z.string()) }) }),
  errors: [
    administratorErrors.ERROR_ADMINISTRATOR_ALREADY,
    membershipErrors.VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE,
  ],
});

/**
 * Sets the duties; `contractor: true` offers them the contract, which changes nothing until they accept. The offer asks
 * for the caller's password or passkey. R437
 */
export const updateAdministrator = call.put(one, {
  params,
  access: "administrator",
  act: act("updateAdministrator", { ja: "管理者の担当を変更", en: "Changed an administrator’s duties" }),
  security: "rolesChanged",
  summary:
    "Change of what an administrator is told, one's own or as the contractor; or offer them the contract",
  body: z
    .object({
      duties: z.optional(z.array(z.enum(duties)).check(z.maxLength(duties.length))),
      contractor: z.optional(z.literal(true)),
      ...ownerProof,
      updated_at: seenAt,
    })
    .check(
      fieldRule<Record<string, unknown>>("duties", ({ duties, contractor }) =>
        duties === undefined && contractor === undefined ? fault("REQUIRED") : undefined,
      ),
    ),
  answer: z.object({ data: detail }),
  errors: [
    commonErrors.ERROR_STATUS_HAS_CHANGED,
    commonErrors.FORBIDDEN_OPERATION,
    administratorErrors.ERROR_CONTRACT_OFFER_OPEN,
    administratorErrors.ERROR_CONTRACT_OFFER_TO,
    ...ownerProofErrors,
  ],
  changes: [base, one, offerPath],
});

/** They stay in the community as an ordinary enrolled user. */
export const deleteAdministrator = call.delete(one, {
  params,
  access: "contractor",
  act: act("deleteAdministrator", { ja: "管理者から除外", en: "Removed an administrator" }),
  security: "rolesChanged",
  summary: "Take an administrator's rights away",
  errors: [administratorErrors.ERROR_CONTRACTOR_REMAINS, commonErrors.ERROR_STATUS_HAS_CHANGED],
  changes: [base, one, offerPath],
});

export const showContractOffer = call.get(offerPath, {
  access: "administrator",
  view: viewAdministrators,
  summary: "To whom the contract is offered at present",
  answer: z.object({ data: z.nullable(offer) }),
});

/** It asks for the password or a passkey, as offering the contract does. */
export const acceptContractOffer = call.post(offerPath, {
  access: "administrator",
  act: act("acceptContractOffer", { ja: "契約を引き継ぎ", en: "Took over the contract" }),
  security: "rolesChanged",
  summary: "Take over the contract that one is offered; who had it remains an administrator",
  body: ownerProofBody,
  errors: [administratorErrors.ERROR_CONTRACT_OFFER_GONE, ...ownerProofErrors],
  changes: "everything",
});

export const cancelContractOffer = call.delete(offerPath, {
  access: "administrator",
  act: act("cancelContractOffer", {
    ja: "契約の引き継ぎの依頼を取り消し",
    en: "Cancelled the request to hand over the contract",
  }),
  security: "rolesChanged",
  summary: "Take back the offer one has made, or decline the one made to oneself",
  errors: [administratorErrors.ERROR_CONTRACT_OFFER_GONE],
  changes: [offerPath],
});
