import type { Schema } from "#db/schema.generated.ts";

/** Tables whose rows name a community and outlive it. */
export const outliving: readonly (keyof Schema)[] = ["accounts", "community_closings", "operator_events"];

/**
 * These rows of a community are erased with it and are in no file: secrets, what members said to each other in
 * confidence or keep to themselves, and what the product derives from other rows. Each has its reason.
 */
export const leftOut: Partial<Record<keyof Schema, string>> = {
  acts_by_month: "derived from what members did",
  chat_mails: "a note of what was mailed",
  chat_messages: "what people wrote to each other in confidence",
  chat_openings: "about chats",
  chatroom_members: "who chatted with whom",
  chatrooms: "who chatted with whom",
  community_partners: "holds a secret",
  default_views: "a person's own choice",
  dismissed_first_steps: "a person's own choice",
  employee_invitations: "keys of invitations",
  favorites: "what members save for themselves",
  invitation_keys: "keys of invitations",
  notice_mails: "a note of what was mailed",
  notices: "what members were told of other rows",
  one_time_tokens: "secrets",
  pending_registrations: "registrations that nobody has finished",
  people: "derived from memberships",
  people_counts: "derived from memberships",
  people_import_pieces: "files that the office has itself",
  people_import_rows: "files that the office has itself",
  people_who_commented: "derived from comments",
  people_who_joined_group: "derived from groups",
  people_who_liked: "derived from likes",
  people_who_opened_chat: "who chatted",
  people_who_posted: "derived from posts",
  people_who_visited: "derived from visits",
  people_words: "derived from memberships",
  portfolio_activities: "what a member tells of themselves, some of it to nobody",
  portfolio_corporations: "what a member tells of themselves, some of it to nobody",
  portfolio_histories: "what a member tells of themselves, some of it to nobody",
  portfolios: "what a member tells of themselves, some of it to nobody",
  sign_up_claims: "registrations that nobody has finished",
};

/** These rows of a community are in the file. A new table has to be named here or above. */
export const exported: readonly (keyof Schema)[] = [
  "activities",
  "activity_targets",
  "alumni_invitations",
  "audit_event_targets",
  "audit_events",
  "audit_names",
  "comment_likes",
  "comments",
  "consents",
  "contract_history",
  "contract_offers",
  "contracts",
  "daily_figures",
  "departments",
  "files",
  "group_members",
  "groups",
  "interests",
  "likes",
  "management_flags",
  "member_visits",
  "memberships",
  "message_templates",
  "office_notice_files",
  "office_notices",
  "people_imports",
  "plan_requests",
  "post_images",
  "post_tags",
  "posts",
  "registration_forms",
  "rejections",
  "saved_views",
  "tags",
  "terms_of_services",
  "turnover_requests",
  "turnovers",
];

/** Such a column leaves no database. */
export const secretColumn = "(_hash|^password|secret|token)";
