import * as z from "zod/mini";
import { accountFields } from "#features/accounts/contract/account-facts.ts";
import { connectedFlagNames } from "#features/accounts/contract/services.ts";
import { answerFields, type TextField, textFields } from "#features/member-details/contract/details.ts";
import { fieldsOf, registrationForm } from "#features/member-details/contract/form.ts";
import { keptAccountView } from "#features/member-details/contract/kept.ts";
import { affiliation } from "#features/memberships/contract/author.ts";
import { colorSchemes } from "#kit/contract/color-scheme.ts";
import { languages } from "#kit/contract/language.ts";
import { time } from "#kit/contract/wire.ts";

const appearance = {
  image_url: z.nullable(z.string()),
  display_name: z.string(),
  family_name: z.string(),
  given_name: z.string(),
};

/** Says who somebody is, outside or (with `community_id`) inside a community. */
const me = {
  /** It is the community of the path, or the one visited last. R068 */
  community_id: z.nullable(z.number()),
  /** The account's id is in the field of its kind; the other is null. */
  employee_user_id: z.nullable(z.number()),
  alumni_user_id: z.nullable(z.number()),
  /** The direct chat with the management office has this room, once there is one. */
  direct_id: z.nullable(z.number()),
  language: z.enum(languages),
  color_scheme: z.enum(colorSchemes),
};

/** These belong to the person in every community. */
const accountProfile = z.extend(keptAccountView, {
  ...appearance,
  /** The services the account is linked with, configured or not; an employee's account has none. */
  ...fieldsOf(connectedFlagNames, z.boolean()),
  updated_at: time,
});
export const ownAccount = z.object({
  ...me,
  profile: accountProfile,
  /** These fields may be filled in, and some are required. R502 */
  form: registrationForm,
});
export type OwnAccountView = z.output<typeof ownAccount>;
type AccountField = (typeof accountFields)[number];
export type OwnText = Exclude<TextField, AccountField>;
/** These are stated to one community only. */
export const communityTextFields: readonly OwnText[] = textFields.filter(
  (field): field is OwnText => !(accountFields as readonly string[]).includes(field),
);

const communityProfileView = {
  introduction: z.string(),
  is_profile_public: z.boolean(),
  ...fieldsOf(communityTextFields, z.string()),
  ...fieldsOf(answerFields, z.union([z.string(), z.array(z.string())])),
};

export const ownProfile = z.object({
  ...me,
  profile: z.object({ ...communityProfileView, ...appearance, updated_at: time }),
});
export type Me = z.output<typeof ownProfile>;
export type Appearance = Pick<Me["profile"], keyof typeof appearance>;
/** Others see this; null means not stated, or not shown to them. */
export const memberProfile = z.object({
  user_id: z.number(),
  display_name: z.string(),
  image_url: z.nullable(z.string()),
  is_me: z.boolean(),
  /** It is false where only name and picture are shown. */
  is_shown: z.boolean(),
  is_profile_public: z.boolean(),
  is_paused: z.boolean(),
  introduction: z.string(),
  institution: z.nullable(z.string()),
  job_type_parent_id: z.nullable(z.number()),
  job_type_child_id: z.nullable(z.number()),
  enrollment_start_period: z.nullable(z.string()),
  affiliation: z.nullable(affiliation),
});
export type MemberProfile = z.output<typeof memberProfile>;
