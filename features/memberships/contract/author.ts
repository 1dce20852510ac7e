import * as z from "zod/mini";
import { userType } from "#kit/contract/wire.ts";

/** It is an employee's organisation, or an alumnus's former one; years have four digits. docs/decisions/profiles.md */
export const affiliation = z.object({
  name: z.string(),
  is_school: z.boolean(),
  since: z.nullable(z.string()),
  until: z.nullable(z.string()),
});
export type Affiliation = z.output<typeof affiliation>;

/**
 * This is shown of a person beside what they wrote. `user_id` is the membership, 0 the management office, and null
 * somebody who has left: then the name is empty, and the browser words that in its own language. R017
 */
export const author = z.object({
  user_id: z.nullable(z.number()),
  user_type: userType,
  display_name: z.string(),
  avatar_url: z.nullable(z.string()),
  /** It is false while paused or after leaving: there is no profile to open. */
  available: z.boolean(),
  /** 0 belongs to the community, 1 left within 30 days (hidden avatar), 2 left longer ago (default avatar). */
  is_deleted_in_30_days: z.number(),
  is_profile_public: z.boolean(),
  /** It is null where none is stated, or the profile does not show it to every member. */
  affiliation: z.nullable(affiliation),
});
export type Author = z.output<typeof author>;

/** The `@{id}` tokens of a text have these display names, by membership id; somebody missing has left. R108, R109 */
export const mentions = z.record(z.string(), z.string());

/** The picture of somebody who has left is hidden for this long; then a default one replaces it. R017 */
export const HIDDEN_DAYS = 30;
export const OFFICE_USER_ID = 0;
/** This replaces the name of somebody who has left. R017 */
export const departedName = { ja: "退会したメンバー", en: "Former member" } as const;

/** Somebody who has left has no id, and the office is always available. R123 */
export const isPaused = ({ user_id, available }: Author): boolean => Boolean(user_id) && !available;
