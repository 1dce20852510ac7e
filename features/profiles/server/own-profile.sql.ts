import type { AccountFacts } from "#features/accounts/contract/account-facts.ts";
import { accountFields } from "#features/accounts/contract/account-facts.ts";
import { type ConnectedFlag, connectedFlags } from "#features/accounts/contract/services.ts";
import { officeChatSql } from "#features/chats/server/index.ts";
import type { AdditionalQuestion } from "#features/member-details/contract/form.ts";
import type { KeptAnswers, KeptRegistration } from "#features/member-details/contract/kept.ts";
import type { ColorSchemePreference } from "#kit/contract/color-scheme.ts";
import type { Language } from "#kit/contract/language.ts";
import { insideOrCandidateStates } from "#kit/contract/membership-state.ts";
import type { AccountKind } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";

type Owner = {
  account_id: number;
  kind: AccountKind;
  language: Language;
  color_scheme: ColorSchemePreference;
  family_name: string;
  given_name: string;
  file_id: number | null;
  direct_id: number | null;
};

export type OwnAccountRow = Owner &
  Omit<AccountFacts, "birthday"> &
  Record<ConnectedFlag, boolean> & {
    birthday: string | null;
    updated_at: Date;
    community_id: number | null;
    display_name: string | null;
  };

export type OwnProfileRow = Owner & {
  community_id: number;
  display_name: string;
  introduction: string;
  is_profile_public: boolean;
  enrollment_start_period: string | null;
  registration: KeptRegistration;
  additional_information: KeptAnswers;
  /** The community's current questions are null while it has none. */
  questions: AdditionalQuestion[] | null;
  updated_at: Date;
};

const ownerColumns =
  "a.id as account_id, a.kind, a.language, a.color_scheme, a.family_name, a.given_name, a.file_id";
const directRoom = `${officeChatSql("m.community_id", "m.id")} as direct_id`;
const connected = Object.entries(connectedFlags).map(
  ([flag, service]) =>
    `exists (select from social_logins s where s.account_id = a.id and s.provider = '${service}') as ${flag}`,
);

export const findOwnAccount = statement<{ account: number }, OwnAccountRow>(
  "find_own_account",
  `select ${ownerColumns}, ${accountFields.map((field) => `a.${field}`).join(", ")}, a.updated_at,
     ${connected.join(", ")},
     m.community_id, m.display_name, ${directRoom}
   from accounts a
     left join memberships m on m.community_id = a.login_community_id and m.account_id = a.id
       and m.state = 'participating'
   where a.id = :account`,
);

export const findOwnProfile = statement<{ member: number }, OwnProfileRow>(
  "find_own_profile",
  `select ${ownerColumns}, m.community_id, m.display_name, m.introduction, m.is_profile_public,
     m.enrollment_start_period, m.registration, m.additional_information, m.updated_at,
     (select f.additional from registration_forms f where f.community_id = m.community_id) as questions,
     ${directRoom}
   from memberships m join accounts a on a.id = m.account_id
   where m.id = :member`,
);

/** Finds the communities whose forms decide what the account must state. */
export const findOwnCommunities = async (db: Db, accountId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom("memberships")
    .select("community_id")
    .where("account_id", "=", accountId)
    .where("state", "in", insideOrCandidateStates)
    .orderBy("community_id")
    .execute();
  return rows.map(({ community_id }) => community_id);
};

export type CommunityProfileChanges = {
  display_name: string;
  introduction: string;
  is_profile_public: boolean;
  enrollment_start_period?: string | null;
  registration?: KeptRegistration;
  additional_information?: KeptAnswers;
};
