import * as z from "zod/mini";
import { contractFields } from "#features/contracts/contract/calls.ts";
import { enteredEmployee } from "#features/employees/contract/enrolment.ts";
import { employeeErrors } from "#features/employees/contract/errors.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { act, eventWords } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { date } from "#kit/contract/fields/dates.ts";
import { line, name, text } from "#kit/contract/fields/text.ts";
import { wholeNumber } from "#kit/contract/fields/whole-number.ts";
import { listCall } from "#kit/contract/list-call.ts";
import * as field from "#kit/contract/list-fields.ts";
import { time } from "#kit/contract/wire.ts";
import { operatorCommunityErrors } from "./errors.ts";
import * as limits from "./limits.ts";
import { addressLines, lines, splitLines } from "./lines.ts";

eventWords({
  fields: {
    is_private: { ja: "管理者のみ利用", en: "For administrators only" },
    is_daiko: { ja: "運営の代行", en: "Run by the provider" },
    ip_allow_list: { ja: "接続を許可するIPアドレス", en: "Permitted IP addresses" },
    community_site_available: { ja: "コミュニティサイト", en: "Community site" },
    corporation_name: { ja: "組織名", en: "Organisation" },
  },
});

const access = "operator";
const path = "/operator/communities";
const one = `${path}/{community_id}` as const;

export const communityStates = ["active", "invited", "suspended"] as const;
/** `invited` means that the first contractor has not joined yet. */
export const communityStateWords = {
  active: { ja: "利用中", en: "Active" },
  invited: { ja: "契約者の参加待ち", en: "Waiting for its contractor" },
  suspended: { ja: "停止中", en: "Suspended" },
} as const;
const entranceWords = {
  true: { ja: "代行", en: "Run by us" },
  false: { ja: "通常", en: "Own office" },
} as const;
const privateWords = {
  true: { ja: "管理者のみ", en: "Administrators only" },
  false: { ja: "全員", en: "Everybody" },
} as const;

const listed = field.fields(
  {
    name: field.name({ ja: "コミュニティ", en: "Community" }, { sort: "asc", width: 14 }),
    corporation_name: field.text(
      { ja: "組織", en: "Organisation" },
      { sort: "asc", filter: "corporation", grows: true, width: 10 },
    ),
    state: field.choice(
      communityStates,
      communityStateWords,
      { ja: "ステータス", en: "Status" },
      { filter: true, width: 9 },
    ),
    contractor: field.text({ ja: "契約者", en: "Contractor" }, { nullable: true, filter: true, width: 9 }),
    plan: field.text(
      { ja: "プラン", en: "Plan" },
      { sort: "asc", nullable: true, filter: "plan_name", width: 8 },
    ),
    members: field.number(
      { ja: "登録人数", en: "Members" },
      { sort: "desc", filter: "members_from", width: 6 },
    ),
    member_limit: field.number({ ja: "上限", en: "Limit" }, { sort: "desc", width: 5.5 }),
    renewal_date: field.day(
      { ja: "更新日", en: "Renewal" },
      { sort: "asc", nullable: true, filter: ["renewed_from", "renewed_to"] },
    ),
    is_daiko: field.yesOrNo(entranceWords, { ja: "運営", en: "Office" }, { filter: true, optional: true }),
    is_private: field.yesOrNo(
      privateWords,
      { ja: "利用できる人", en: "Who may enter" },
      { filter: true, optional: true },
    ),
    created_at: field.moment(
      { ja: "作成日時", en: "Created" },
      { sort: "desc", filter: ["created_from", "created_to"], leads: true },
    ),
  },
  { id: z.number() },
);
export type OperatedCommunity = z.output<typeof listed.row>;

export const listOperatedCommunities = listCall({
  access,
  path,
  summary: "All communities, with their contractors and contracts",
  search: "info",
  ...listed,
});

const contractor = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  has_joined: z.boolean(),
  /** The last invitation was mailed then; it is null until the mail has left. */
  invited_at: z.nullable(time),
  expires_at: z.nullable(time),
});

const accessFields = z.object({
  is_private: z.boolean(),
  is_daiko: z.boolean(),
  community_site_available: z.boolean(),
  ip_allow_list: z.array(z.string()),
});
export type AccessFields = z.output<typeof accessFields>;

const detail = z.object({
  id: z.number(),
  name: z.string(),
  corporation_name: z.string(),
  state: z.enum(communityStates),
  created_at: time,
  suspended_at: z.nullable(time),
  members: z.object({ alumni: z.number(), employees: z.number() }),
  contractor: z.nullable(contractor),
  contract: z.object({ ...contractFields.shape, version: z.string() }),
  access: z.object({ ...accessFields.shape, version: z.string() }),
});
export type OperatedCommunityDetail = z.output<typeof detail>;
const answer = z.object({ data: detail });

/** What an operator enters of a contract. */
export const agreement = z.object({
  plan: line(limits.PLAN),
  member_limit: wholeNumber(limits.MEMBER_LIMIT),
  renewal_date: date({ required: false }),
  options: z.pipe(lines(limits.OPTIONS, limits.OPTION), z.transform(splitLines)),
  purchased_points: wholeNumber(limits.PURCHASED_POINTS),
  version: z.string().check(z.maxLength(limits.VERSION)),
});
export type Agreement = z.output<typeof agreement>;

const person = z.pick(enteredEmployee, { email: true, family_name: true, given_name: true });
/** A section is saved as it was seen; where somebody else has saved it since, that is told. */
const seen = { version: agreement.shape.version };

export const createCommunity = call.post(path, {
  access,
  act: act("createCommunity", { ja: "コミュニティを作成", en: "Created the community" }),
  security: "communitiesChanged",
  summary: "Create a community, whose first contractor is mailed an invitation",
  body: z.object({
    name: name(limits.COMMUNITY_NAME),
    corporation_name: name(limits.COMMUNITY_NAME),
    member_limit: wholeNumber(limits.MEMBER_LIMIT),
    plan: line(limits.PLAN),
    ...person.shape,
  }),
  answer: z.object({ data: z.object({ id: z.number() }) }),
  errors: [operatorCommunityErrors.ERROR_COMMUNITY_NAME_TAKEN],
  changes: [path],
});

export const showOperatedCommunity = call.get(one, {
  access,
  summary: "One community with its contractor, its contract and who may enter it",
  answer,
});

/** The same person is invited again. Another one takes the place of somebody who has not joined. */
export const inviteContractor = call.post(`${one}/contractor`, {
  access,
  act: act("inviteContractor", { ja: "契約者を招待", en: "Invited the contractor" }),
  security: "communitiesChanged",
  summary: "Invite the first contractor again, or another one as long as nobody has joined",
  body: person,
  answer,
  errors: [
    operatorCommunityErrors.ERROR_CONTRACTOR_JOINED,
    membershipErrors.VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE,
    employeeErrors.ERROR_EMPLOYEE_ENTERED,
  ],
  changes: [path, one],
});

/** The limit may be below the present members, who all stay; then nobody joins. */
export const updateOperatedContract = call.put(`${one}/contract`, {
  access,
  act: act("updateContract", { ja: "契約の内容を変更", en: "Changed the contract" }),
  security: "communitiesChanged",
  summary: "Change what has been agreed on with a community",
  body: agreement,
  answer,
  errors: [commonErrors.ERROR_STATUS_HAS_CHANGED],
  changes: [path, one],
});

export const updateCommunityAccess = call.put(`${one}/access`, {
  access,
  act: act("updateCommunityAccess", { ja: "公開と利用の制限を変更", en: "Changed who may enter" }),
  security: "communitiesChanged",
  summary: "Change who may enter a community, from where, and whether it has a site",
  body: z.object({
    is_private: z.boolean(),
    is_daiko: z.boolean(),
    community_site_available: z.boolean(),
    ip_allow_list: z.pipe(addressLines(limits.ADDRESSES), z.transform(splitLines)),
    ...seen,
  }),
  answer,
  errors: [commonErrors.ERROR_STATUS_HAS_CHANGED],
  changes: [path, one],
});

export const suspendCommunity = call.post(`${one}/suspension`, {
  access,
  act: act("suspendCommunity", { ja: "コミュニティの利用を停止", en: "Suspended the community" }),
  security: "communitiesChanged",
  summary: "Shut everybody out of a community at once, its administrators included",
  body: z.object({ reason: text(limits.REASON) }),
  answer,
  errors: [commonErrors.ERROR_STATUS_HAS_CHANGED],
  changes: [path, one],
});

export const resumeCommunity = call.delete(`${one}/suspension`, {
  access,
  act: act("resumeCommunity", { ja: "コミュニティの利用を再開", en: "Resumed the community" }),
  security: "communitiesChanged",
  summary: "Open a suspended community again",
  answer,
  errors: [commonErrors.ERROR_STATUS_HAS_CHANGED],
  changes: [path, one],
});
