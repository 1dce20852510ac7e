import { LRUCache } from "lru-cache";
import type * as z from "zod/mini";
import { imageUrl } from "#kit/contract/image-address.ts";
import { isContractor, userTypeOf } from "#kit/server/access/actor.ts";
import { type AccentShades, accentShades } from "#kit/server/theme/accent-shades.ts";
import type { CommunityView, ownMembership } from "../contract/views.ts";
import type { CommunityFields, CommunityRow, MembershipFields } from "./communities.sql.ts";
import { may } from "./policy.ts";

type OwnMembership = z.output<typeof ownMembership>;

/** R178: the wire has one status for both states in which somebody belongs to the community. */
const BELONGS = 0;

export const communityOf = (row: CommunityFields) => ({
  id: row.id,
  name: row.name,
  corporation_name: row.corporation_name,
  description: row.description,
  image_url: imageUrl(row.id, row.header_file_id),
  profile_image_url: imageUrl(row.id, row.profile_file_id),
  status: BELONGS,
  community_members_number: row.members_number,
  is_daiko: row.is_daiko,
  is_private: row.is_private,
});

export const ownMembershipOf = (row: CommunityFields & MembershipFields): OwnMembership => ({
  id: row.membership_id,
  display_name: row.display_name,
  image_url: imageUrl(row.id, row.account_file_id),
  user_type: userTypeOf(row.kind),
  role: row.role,
  is_admin: may.administrate(row),
  is_contractor: isContractor(row),
  status: BELONGS,
  state: row.state as OwnMembership["state"],
  posting_blocked: row.posting_blocked,
});

export const viewOf = (row: CommunityRow): CommunityView => ({
  ...communityOf(row),
  operating_name: row.operating_name,
  operating_image_url: imageUrl(row.id, row.operating_file_id),
  message_board_title: row.message_board_title,
  message_board_content: row.message_board_content,
  message_board_sites: row.message_board_sites,
  members_image_url: row.newest_members.map((member) => ({
    image_url: imageUrl(row.id, member.file_id),
    user_type: userTypeOf(member.kind),
    is_deleted_in_30_days: 0,
  })),
  community_site_available: row.community_site_available,
  can_use_invited_code: row.can_use_invited_code,
  group_creation: row.group_creation,
  post_article_permission: row.post_article_permission,
  post_recruitment_permission: row.post_recruitment_permission,
  interest_display_setting_recruitment: row.interest_display_setting_recruitment,
  interest_display_setting_joboffer: row.interest_display_setting_joboffer,
  theme: themeOf(row.theme_color),
  first_steps: row.first_steps,
  me: ownMembershipOf(row),
});

/** Somebody outside a private community is shown none of its pictures. */
export const lookOf = (
  row: Pick<CommunityFields, "id" | "header_file_id" | "profile_file_id" | "is_private"> & {
    theme_color: string;
  },
) => ({
  image_url: row.is_private ? null : imageUrl(row.id, row.header_file_id),
  profile_image_url: row.is_private ? null : imageUrl(row.id, row.profile_file_id),
  theme: themeOf(row.theme_color),
});

/** The shades of a colour never change, and thousands of communities share a handful of colours. */
const known = new LRUCache<string, AccentShades>({ max: 1_000 });

export const themeOf = (color: string): { shades: string[]; on_accent: string } => {
  const theme = known.get(color) ?? accentShades(color);
  known.set(color, theme);
  return { shades: theme.shades, on_accent: theme.onAccent };
};
