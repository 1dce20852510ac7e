import * as z from "zod/mini";
import { firstSteps } from "#features/first-steps/contract/calls.ts";
import { insideOrCandidateStates } from "#kit/contract/membership-state.ts";
import { userType } from "#kit/contract/wire.ts";

/** A person sees the community only in these states. */
export const visibleState = z.enum(insideOrCandidateStates);

/** This is the caller's own membership. Others know the person in this community by `id`. */
export const ownMembership = z.object({
  id: z.number(),
  display_name: z.string(),
  image_url: z.nullable(z.string()),
  user_type: userType,
  role: z.enum(["member", "ordinary", "contractor"]),
  is_admin: z.boolean(),
  is_contractor: z.boolean(),
  /** It is 0 while the person belongs to the community, paused or not. */
  status: z.number(),
  state: visibleState,
  posting_blocked: z.boolean(),
});

export const communityFields = {
  id: z.number(),
  name: z.string(),
  corporation_name: z.string(),
  description: z.string(),
  image_url: z.nullable(z.string()),
  profile_image_url: z.nullable(z.string()),
  status: z.number(),
  community_members_number: z.number(),
  is_daiko: z.boolean(),
  is_private: z.boolean(),
};

/** There are ten accent shades, lightest first, and the text colour on shade 8. */
export const communityTheme = z.object({ shades: z.array(z.string()), on_accent: z.string() });

export const communityLook = {
  image_url: z.nullable(z.string()),
  profile_image_url: z.nullable(z.string()),
  theme: communityTheme,
};

export const communityView = z.object({
  ...communityFields,
  operating_name: z.string(),
  operating_image_url: z.nullable(z.string()),
  message_board_title: z.string(),
  message_board_content: z.string(),
  message_board_sites: z.array(z.object({ name: z.string(), url: z.string() })),
  /** These are the newest members, at most nine. R034 */
  members_image_url: z.array(
    z.object({ image_url: z.nullable(z.string()), user_type: userType, is_deleted_in_30_days: z.number() }),
  ),
  community_site_available: z.boolean(),
  can_use_invited_code: z.boolean(),
  group_creation: z.boolean(),
  post_article_permission: z.number(),
  post_recruitment_permission: z.number(),
  interest_display_setting_recruitment: z.boolean(),
  interest_display_setting_joboffer: z.boolean(),
  theme: communityTheme,
  /** The steps are given while the caller is new and still has some to take. */
  first_steps: z.nullable(firstSteps),
  me: ownMembership,
});

export type CommunityView = z.output<typeof communityView>;
