import type { AccountKind } from "#kit/contract/account-kind.ts";
import type { Language } from "#kit/contract/language.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";

export type { AccountKind } from "#kit/contract/account-kind.ts";
export type { MembershipState } from "#kit/contract/membership-state.ts";
export type Role = "member" | "ordinary" | "contractor";

export type Account = {
  readonly accountId: number;
  readonly sessionId: number;
  readonly kind: AccountKind;
  readonly language: Language;
};

export type CommunityAccess = {
  readonly can_use_invited_code: boolean;
  readonly group_creation: boolean;
  readonly post_article_permission: number;
  readonly post_recruitment_permission: number;
  readonly interest_display_setting_recruitment: boolean;
  readonly interest_display_setting_joboffer: boolean;
  readonly is_private: boolean;
  readonly is_daiko: boolean;
  readonly ip_allow_list: readonly string[];
};

/** A signed-in account inside a community is the actor that policies ask about. */
export type Member = Account & {
  readonly kind: MemberKind;
  readonly communityId: number;
  readonly membershipId: number;
  readonly role: Role;
  readonly postingBlocked: boolean;
  readonly community: CommunityAccess;
};

/** Returns how the wire names the kind of a member, administrator or not. */
export const userTypeOf = (kind: MemberKind): "alumni" | "employee" =>
  kind === "alumnus" ? "alumni" : "employee";

export const isAdministrator = (member: Pick<Member, "role">): boolean => member.role !== "member";
export const isContractor = (member: Pick<Member, "role">): boolean => member.role === "contractor";
