import { type FirstStepsRow, offeredFirstStepsSql } from "#features/first-steps/server/index.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { MembershipState, Role } from "#kit/server/access/actor.ts";
import { statement } from "#kit/server/database/statement.ts";

export type MembershipFields = {
  membership_id: number;
  display_name: string;
  kind: MemberKind;
  role: Role;
  state: MembershipState;
  posting_blocked: boolean;
  account_file_id: number | null;
};

export type CommunityFields = {
  id: number;
  name: string;
  corporation_name: string;
  description: string;
  header_file_id: number | null;
  profile_file_id: number | null;
  members_number: number;
  is_daiko: boolean;
  is_private: boolean;
  suspended_at: Date | null;
};

/** Counts the paused of the community `c`, whom only administrators find, by the index `memberships_by_state`. */
export const pausedNumberSql = `select count(*)::int from memberships p
  where p.community_id = c.id and p.kind in ('alumnus', 'employee') and p.state = 'paused'`;

export const communityColumns = `c.id, c.name, c.corporation_name, c.description, c.header_file_id, c.profile_file_id,
  c.alumni_count + c.employee_count - (${pausedNumberSql}) as members_number, c.is_daiko, c.is_private, c.suspended_at`;
export const membershipColumns = `m.id as membership_id, m.display_name, m.kind, m.role, m.state, m.posting_blocked,
  a.file_id as account_file_id`;

export type CommunityRow = CommunityFields &
  MembershipFields & {
    theme_color: string;
    operating_name: string;
    operating_file_id: number | null;
    message_board_title: string;
    message_board_content: string;
    message_board_sites: { name: string; url: string }[];
    community_site_available: boolean;
    can_use_invited_code: boolean;
    group_creation: boolean;
    post_article_permission: number;
    post_recruitment_permission: number;
    interest_display_setting_recruitment: boolean;
    interest_display_setting_joboffer: boolean;
    first_steps: FirstStepsRow | null;
    newest_members: { kind: MemberKind; file_id: number | null }[];
  };

/** R034: no header shows more than nine avatars. */
export const findCommunity = statement<{ community: number; member: number; now: Date }, CommunityRow>(
  "find_community",
  `select ${communityColumns}, ${membershipColumns}, c.theme_color, c.operating_name, c.operating_file_id,
     c.message_board_title, c.message_board_content, c.message_board_sites, c.community_site_available,
     c.can_use_invited_code, c.group_creation, c.post_article_permission, c.post_recruitment_permission,
     c.interest_display_setting_recruitment, c.interest_display_setting_joboffer,
     ${offeredFirstStepsSql} as first_steps,
     (select coalesce(json_agg(json_build_object('kind', n.kind, 'file_id', n.file_id)
        order by n.joined_at desc, n.id desc), '[]')
      from (select o.id, o.kind, o.joined_at, oa.file_id
        from memberships o join accounts oa on oa.id = o.account_id
        where o.community_id = c.id and o.state = 'participating'
        order by o.joined_at desc, o.id desc limit 9) n) as newest_members
   from communities c
     join memberships m on m.community_id = c.id
     join accounts a on a.id = m.account_id
   where c.id = :community and m.id = :member`,
);
