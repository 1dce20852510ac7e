import { statement } from "../database/statement.ts";
import { isAdministratorSql } from "./actor.sql.ts";
import type { AccountKind, CommunityAccess, MembershipState, Role } from "./actor.ts";

export type SessionRow = {
  session_id: number;
  account_id: number;
  kind: AccountKind;
  language: "ja" | "en";
  expires_at: Date;
  last_used_at: Date;
  created_at: Date;
};

export const findSession = statement<{ tokenHash: Uint8Array }, SessionRow>(
  "find_session",
  `select s.id as session_id, s.account_id, a.kind, a.language, s.expires_at, s.last_used_at, s.created_at
   from sessions s join accounts a on a.id = s.account_id
   where s.token_hash = :tokenHash and a.deleted_at is null and a.activated_at is not null`,
);

export type MembershipRow = CommunityAccess & {
  membership_id: number;
  state: MembershipState;
  role: Role;
  posting_blocked: boolean;
  suspended_at: Date | null;
  owes_consent: boolean;
  owes_second_factor: boolean;
};

export const findMembership = statement<{ community: number; account: number }, MembershipRow>(
  "find_membership",
  `select m.id as membership_id, m.state, m.role, m.posting_blocked,
     exists (select from owed_terms(m.account_id, m.community_id, m.kind)) as owes_consent,
     c.demands_second_factor and ${isAdministratorSql("m")} and not has_second_factor(m.account_id) as owes_second_factor,
     c.can_use_invited_code, c.group_creation, c.post_article_permission, c.post_recruitment_permission,
     c.interest_display_setting_recruitment, c.interest_display_setting_joboffer, c.is_private, c.is_daiko, c.ip_allow_list,
     c.suspended_at
   from memberships m join communities c on c.id = m.community_id
   where m.community_id = :community and m.account_id = :account`,
);

/** Finds the highest role the account holds in any community; without a role above `member` it answers no row. */
export const findHighestRole = statement<{ account: number }, { role: Role }>(
  "find_highest_role",
  `select role from memberships
   where account_id = :account and ${isAdministratorSql("memberships")}
   order by role = 'contractor' desc limit 1`,
);

export const touchSession = statement<{ session: number; now: Date; expiresAt: Date }, never>(
  "touch_session",
  "update sessions set last_used_at = :now, expires_at = greatest(expires_at, :expiresAt) where id = :session",
);
