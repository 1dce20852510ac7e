type Owned = {
  readonly owner: string;
  /** These tables are another owner's, and the function writes them nevertheless; the comment beside it says why. */
  readonly reaches?: readonly string[];
};

const people: Owned = { owner: "people" };

/** Says which feature each function of db/schema.sql belongs to that writes tables; triggers run most of them. */
export const databaseFunctions: Readonly<Record<string, Owned>> = {
  // The kit's sessions know nothing of accounts, and not one may outlive its account.
  forget_deleted_account: { owner: "accounts", reaches: ["sessions"] },
  // A login whose second factor is gone cannot be finished.
  forget_second_factors: { owner: "second-factors", reaches: ["sign_in_steps"] },
  // Both are gone with the account, whichever feature closes it.
  forget_former_names: { owner: "memberships" },
  forget_rejections: { owner: "candidates" },
  forget_social_logins: { owner: "social-logins" },
  revoke_invitations_of_account: { owner: "employees" },
  revoke_invitations_of_membership: { owner: "employees" },
  // The counter stands on the membership, where every request reads it with the rest.
  keep_unread_notification_count: { owner: "notices", reaches: ["memberships"] },
  give_running_office_notices: { owner: "notices" },
  // The counter stands on the notice, so that a list need not count its readers.
  count_product_notice_reads: { owner: "operator-notices" },
  // A process of the version before writes events with their one target inside.
  keep_target_of_audit_event: { owner: "audit-log" },
  renew_banned_words_edition: { owner: "banned-words" },
  forget_acts: people,
  keep_doers: people,
  keep_people: people,
  keep_people_counts: people,
  keep_who_commented: people,
  keep_who_joined_group: people,
  keep_who_joined_group_later: people,
  keep_who_liked: people,
  keep_who_opened_chat: people,
  keep_who_posted: people,
  keep_who_visited: people,
};
