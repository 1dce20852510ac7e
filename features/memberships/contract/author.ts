import * as z from "zod/mini";
import { userType } from "#kit/contract/wire.ts";

/**
 * Where somebody is (an employee) or was (an alumnus), as their registration says; the years are four digits. docs/decisions/profiles.md
 */
export const affiliation = z.object({
  name: z.string(),
  is_school: z.boolean(),
  since: z.nullable(z.string()),
  until: z.nullable(z.string()),
});
export type Affiliation = z.output<typeof affiliation>;

/**
 * Somebody as shown beside what they wrote. `user_id` is the membership, 0 the management office, and null
 * for somebody who has left: then the name is empty and the browser says so in its own language. R017
 */
export const author = z.object({
  user_id: z.nullable(z.number()),
  user_type: userType,
  display_name: z.string(),
  avatar_url: z.nullable(z.string()),
  /** False while paused or after leaving: no profile to open. */
  available: z.boolean(),
  /** 0 here, 1 left within 30 days (hidden avatar), 2 left longer ago (default avatar). */
  is_deleted_in_30_days: z.number(),
  is_profile_public: z.boolean(),
  /** Null where nothing is said of it, or the profile does not show it to every member. */
  affiliation: z.nullable(affiliation),
});
export type Author = z.output<typeof author>;

/** Membership id → display name for the `@{id}` tokens of a text; somebody missing here has left. R108, R109 */
export const mentions = z.record(z.string(), z.string());

/** So long the picture of somebody who has left is hidden; then a default one stands for it. R017 */
export const HIDDEN_DAYS = 30;
export const OFFICE_USER_ID = 0;
/** What somebody who has left is called, wherever their name stood. R017 */
export const departedName = { ja: "退会したメンバー", en: "Former member" } as const;

/** Who has left has no name, and the office is always there. R123 */
export const isPaused = ({ user_id, available }: Author): boolean => Boolean(user_id) && !available;
