// Made from the migrations by `npm run docs`; do not edit.
import type { ColumnType, Generated } from "kysely";

type Time = ColumnType<Date, Date | string, Date | string>;
// biome-ignore lint/suspicious/noExplicitAny: the shape of a JSON column is said by the feature that owns it
type Json = ColumnType<any, string, string>;

export type Accounts = {
  id: Generated<number>;
  kind: "alumnus" | "employee" | "operator";
  email: string | null;
  password_hash: string | null;
  secondary_password_hash: string | null;
  family_name: Generated<string>;
  given_name: Generated<string>;
  family_name_kana: Generated<string>;
  given_name_kana: Generated<string>;
  birthday: string | null;
  institution: Generated<string>;
  job_type_parent_id: number | null;
  job_type_child_id: number | null;
  zipcode_judgment: Generated<boolean>;
  zipcode_1: Generated<string>;
  zipcode_2: Generated<string>;
  zipcode_foreign: Generated<string>;
  address_1: number | null;
  address_2: Generated<string>;
  phone_number_1: Generated<string>;
  phone_number_2: Generated<string>;
  phone_number_3: Generated<string>;
  file_id: number | null;
  language: Generated<"ja" | "en">;
  login_community_id: number | null;
  activated_at: Time | null;
  deleted_at: Time | null;
  created_at: Time;
  updated_at: Time;
  color_scheme: Generated<"system" | "light" | "dark">;
  credentials_epoch: Generated<number>;
};

export type Activities = {
  community_id: number;
  id: Generated<number>;
  kind: string;
  subject: string;
  actor_membership_id: number;
  state: Generated<"running" | "finished" | "stopped">;
  seen_at: Time | null;
  total: number;
  done_count: Generated<number>;
  skipped_count: Generated<number>;
  failed_count: Generated<number>;
  created_at: Time;
  finished_at: Time | null;
  input: Json | null;
};

export type ActivityTargets = {
  community_id: number;
  activity_id: number;
  place: number;
  target_id: number;
  number: number;
  name: string;
  outcome: "done" | "skipped" | "failed" | null;
  reason: string | null;
  earlier_activity_id: number | null;
};

export type ActsByMonth = {
  community_id: number;
  act: string;
  month: string;
  membership_id: number;
  days: number[];
};

export type AlumniInvitations = {
  community_id: number;
  id: Generated<number>;
  email: string;
  family_name: string;
  given_name: string;
  language: "ja" | "en";
  invited_by_membership_id: number;
  generation: Generated<number>;
  key_hash: Buffer | Uint8Array | null;
  asked_at: Time;
  sent_at: Time | null;
  expires_at: Time;
  opened_at: Time | null;
  revoked_at: Time | null;
  answered_at: Time | null;
  membership_id: number | null;
};

export type AuditEvents = {
  community_id: number;
  id: Generated<number>;
  at: Time;
  actor_membership_id: number | null;
  actor_account_id: number | null;
  act: string;
  target_kind: string;
  target_id: number;
  target_membership_id: number | null;
  changes: Json | null;
  reason: string | null;
  activity_id: number | null;
  ip: string | null;
  request_id: string | null;
};

export type AuthenticatorApps = {
  account_id: number;
  sealed_secret: Buffer | Uint8Array;
  created_at: Time;
  last_step: number;
};

export type AuthorizationRequests = {
  id: Generated<number>;
  provider: "google_oauth2" | "facebook" | "line" | "partner";
  mode: "connect" | "invite" | "login";
  state_hash: Buffer | Uint8Array;
  browser_hash: Buffer | Uint8Array;
  nonce: string;
  code_verifier: string;
  redirect: string;
  account_id: number | null;
  expires_at: Time;
  session_id: number | null;
};

export type BannedWords = {
  word: string;
};

export type BouncingAddresses = {
  address_key: string;
  failing_since: Time | null;
  failures: Generated<number>;
  counted_mail_at: Time | null;
  stopped_at: Time | null;
  worked_at: Time | null;
  noted_at: Time;
};

export type ChatMails = {
  membership_id: number;
  chatroom_id: number;
  seq: number;
};

export type ChatMessages = {
  id: Generated<number>;
  chatroom_id: number;
  membership_id: number;
  client_id: string;
  create_by_admin: Generated<boolean>;
  seq: number;
  changed_seq: number;
  content: string;
  published: Generated<boolean>;
  created_at: Time;
};

export type ChatOpenings = {
  community_id: number;
  chatroom_id: number;
  membership_id: number;
  readable_until: Time;
};

export type ChatroomMembers = {
  chatroom_id: number;
  membership_id: number;
  is_office: Generated<boolean>;
  read_seq: Generated<number>;
  unread_count: Generated<number>;
  extension_agreed_at: Time | null;
  last_message_at: Time;
  community_id: number;
};

export type Chatrooms = {
  id: Generated<number>;
  community_id: number;
  kind: "post" | "direct";
  post_id: number | null;
  title: Generated<string>;
  content_type: number | null;
  end_date: Time | null;
  extended_at: Time | null;
  last_seq: Generated<number>;
  message_count: Generated<number>;
  last_message_at: Time;
  created_at: Time;
  direct_key: string | null;
  opened_by_membership_id: number | null;
};

export type CommentLikes = {
  community_id: number;
  comment_id: number;
  membership_id: number;
  created_at: Time;
};

export type Comments = {
  id: Generated<number>;
  community_id: number;
  post_id: number;
  membership_id: number;
  client_id: string;
  create_by_admin: Generated<boolean>;
  content: string;
  published: Generated<boolean>;
  created_at: Time;
  updated_at: Time;
  parent_id: number | null;
  edited_at: Time | null;
  removed: Generated<boolean>;
  like_count: Generated<number>;
  reply_count: Generated<number>;
};

export type Communities = {
  id: Generated<number>;
  name: string;
  corporation_name: string;
  description: Generated<string>;
  theme_color: Generated<string>;
  header_file_id: number | null;
  profile_file_id: number | null;
  operating_name: string;
  operating_file_id: number | null;
  message_board_title: Generated<string>;
  message_board_content: Generated<string>;
  message_board_sites: Generated<Json>;
  can_use_invited_code: Generated<boolean>;
  group_creation: Generated<boolean>;
  post_article_permission: Generated<number>;
  post_recruitment_permission: Generated<number>;
  interest_display_setting_recruitment: Generated<boolean>;
  interest_display_setting_joboffer: Generated<boolean>;
  community_site_available: Generated<boolean>;
  approve_alumni_by_hand: Generated<boolean>;
  is_private: Generated<boolean>;
  is_daiko: Generated<boolean>;
  ip_allow_list: Generated<string[]>;
  member_limit: Generated<number>;
  alumni_count: Generated<number>;
  employee_count: Generated<number>;
  candidate_count: Generated<number>;
  last_management_no: Generated<number>;
  created_at: Time;
  updated_at: Time;
  scheduled_message_count: Generated<number>;
  demands_second_factor: Generated<boolean>;
  suspended_at: Time | null;
};

export type Consents = {
  id: Generated<number>;
  account_id: number;
  community_id: number | null;
  document: "provider" | "alumni" | "employee";
  version: number;
  agreed_at: Time;
};

export type ContractOffers = {
  id: Generated<number>;
  community_id: number;
  from_membership_id: number;
  to_membership_id: number;
  created_at: Time;
  expires_at: Time;
  outcome: "accepted" | "cancelled" | "declined" | "expired" | null;
  ended_at: Time | null;
};

export type DailyFigures = {
  community_id: number;
  day: string;
  members_by_member_invitation: number;
  members_by_office_invitation: number;
  members_by_other_route: number;
  articles: number;
  recruitments: number;
  job_offers: number;
  auto_posts: number;
  comments: number;
  likes: number;
  interests: number;
  chats_opened: number;
  active_in_day: number;
  active_in_week: number;
  active_in_month: number;
};

export type DefaultViews = {
  community_id: number;
  membership_id: number;
  list: string;
  view_id: number;
};

export type DismissedFirstSteps = {
  community_id: number;
  membership_id: number;
  created_at: Time;
};

export type EmployeeInvitations = {
  id: Generated<number>;
  community_id: number;
  membership_id: number;
  key_hash: Buffer | Uint8Array;
  created_at: Time;
  expires_at: Time;
  revoked_at: Time | null;
  used_at: Time | null;
  invited_by_membership_id: number | null;
};

export type Favorites = {
  membership_id: number;
  post_id: number;
  created_at: Time;
};

export type Files = {
  id: Generated<number>;
  community_id: number | null;
  uploader_account_id: number | null;
  purpose: "post" | "user_icon" | "community_header" | "community_site_header";
  storage_key: string;
  content_type: string;
  width: number;
  height: number;
  placeholder: string;
  variants: Json;
  created_at: Time;
};

export type GroupMembers = {
  group_id: number;
  membership_id: number;
  status: 1 | 2 | 3;
  updated_at: Time;
};

export type Groups = {
  id: Generated<number>;
  community_id: number;
  creator_membership_id: number;
  name: string;
  information: Generated<string>;
  is_invitation_only: Generated<boolean>;
  published: Generated<boolean>;
  members_count: Generated<number>;
  created_at: Time;
  updated_at: Time;
  client_id: string;
};

export type Inquiries = {
  id: Generated<number>;
  client_id: string;
  account_id: number | null;
  inquiry_type: number;
  content: string;
  email: string;
  language: "ja" | "en";
  created_at: Time;
};

export type InquiryCategories = {
  id: number;
  position: number;
  name_ja: string;
  name_en: string;
};

export type InquiryFiles = {
  inquiry_id: number;
  position: number;
  name: string;
  content_type: string;
  size: number;
  storage_key: string;
};

export type Interests = {
  post_id: number;
  membership_id: number;
  chatroom_id: number | null;
  created_at: Time;
};

export type InvitationKeys = {
  id: Generated<number>;
  community_id: number;
  membership_id: number;
  generation: Generated<number>;
  code_hash: Buffer | Uint8Array;
  expires_at: Time;
  revoked_at: Time | null;
  created_at: Time;
  long_code_hash: Buffer | Uint8Array | null;
  long_code_expires_at: Time | null;
};

export type Likes = {
  post_id: number;
  membership_id: number;
  created_at: Time;
};

export type ManagementFlags = {
  community_id: number;
  id: Generated<number>;
  slot: "a" | "b" | "c" | "d";
  name: string;
  updated_at: Time;
};

export type MemberVisits = {
  community_id: number;
  day: string;
  membership_id: number;
};

export type Memberships = {
  id: Generated<number>;
  community_id: number;
  account_id: number;
  kind: "alumnus" | "employee";
  state: "not_participating" | "under_review" | "participating" | "paused" | "withdrawn";
  role: Generated<"member" | "ordinary" | "contractor">;
  management_no: number;
  display_name: string;
  introduction: Generated<string>;
  is_profile_public: Generated<boolean>;
  posting_blocked: Generated<boolean>;
  registration: Generated<Json>;
  additional_information: Generated<Json>;
  enrollment_start_period: string | null;
  invited_by_membership_id: number | null;
  unread_notification_count: Generated<number>;
  unread_chat_count: Generated<number>;
  joined_at: Time | null;
  withdrawn_at: Time | null;
  created_at: Time;
  updated_at: Time;
  employee_id: string | null;
  applied_at: Time | null;
  flags: Generated<number>;
  duties: Generated<number>;
};

export type MessageTemplates = {
  community_id: number;
  id: Generated<number>;
  name: string;
  type: "alumni" | "employee" | "group_invitation";
  body: string;
  updated_at: Time;
};

export type NoticeChoices = {
  account_id: number;
  kind: "comment" | "mention" | "like" | "interest" | "chat" | "application";
  delivery: "off" | "at_once" | "daily";
  unsubscribed_from: "at_once" | "daily" | null;
};

export type NoticeDigests = {
  account_id: number;
  day: string;
  created_at: Time;
};

export type NoticeMails = {
  notice_id: number;
  created_at: Time;
};

export type Notices = {
  id: Generated<number>;
  community_id: number;
  membership_id: number;
  notice_type: string;
  notification_type: 1 | 2;
  actor_membership_id: number | null;
  actor_as_office: Generated<boolean>;
  post_id: number | null;
  comment_id: number | null;
  chatroom_id: number | null;
  details: Generated<Json>;
  is_read: Generated<boolean>;
  created_at: Time;
  superseded: Generated<boolean>;
  others: Generated<number>;
};

export type Occupations = {
  id: number;
  parent_id: number | null;
  position: number;
  name_ja: string;
  name_en: string;
};

export type OneTimeTokens = {
  id: Generated<number>;
  account_id: number;
  community_id: number | null;
  purpose: "lobby" | "password" | "email";
  token_hash: Buffer | Uint8Array;
  expires_at: Time;
  used_at: Time | null;
  created_at: Time;
  voided_at: Time | null;
  new_email: string | null;
  credentials_epoch: number;
};

export type Passkeys = {
  id: Generated<number>;
  account_id: number;
  credential_id: string;
  public_key: Buffer | Uint8Array;
  counter: number;
  transports: string[];
  name: string;
  created_at: Time;
  last_used_at: Time | null;
};

export type PendingRegistrations = {
  id: Generated<number>;
  community_id: number;
  invited_by_membership_id: number;
  email: string;
  language: "ja" | "en";
  typed: Json | null;
  password_hash: string | null;
  secondary_password_hash: string | null;
  token_hash: Buffer | Uint8Array | null;
  browser_hash: Buffer | Uint8Array;
  tries: Generated<number>;
  account_id: number | null;
  created_at: Time;
  expires_at: Time;
  turnover_id: number | null;
  mails: Generated<number>;
  alumni_invitation_id: number | null;
};

export type People = {
  community_id: number;
  membership_id: number;
  kind: string;
  state: string;
  role: string;
  management_no: number;
  employee_id: string;
  kana: string;
  email: string;
  department: string;
  job_type_parent_id: number | null;
  job_type_child_id: number | null;
  posting_blocked: boolean;
  joined_at: Time;
  last_visited_on: Generated<string>;
  flags: Generated<number>;
  address_key: string | null;
  last_posted_on: Generated<string>;
  last_commented_on: Generated<string>;
  last_liked_on: Generated<string>;
  last_joined_group_on: Generated<string>;
  last_opened_chat_on: Generated<string>;
};

export type PeopleCounts = {
  community_id: number;
  kind: string;
  state: string;
  people: number;
};

export type PeopleImportPieces = {
  community_id: number;
  import_id: number;
  place: number;
  bytes: Buffer | Uint8Array;
};

export type PeopleImportRows = {
  community_id: number;
  import_id: number;
  id: Generated<number>;
  number: number;
  cells: Json;
  verdict: "new" | "changed" | "unchanged" | "refused" | "left_out" | null;
  said: Generated<Json>;
  name: Generated<string>;
  findings: Generated<Json>;
  applied_at: Time | null;
  membership_id: number | null;
  before: Json | null;
  invited_at: Time | null;
  undone_at: Time | null;
  typed: Generated<Json>;
};

export type PeopleImports = {
  community_id: number;
  id: Generated<number>;
  kind: "employees" | "alumni";
  state: Generated<"read" | "checked" | "started" | "undone">;
  file_name: string;
  encoding: string;
  delimiter: string;
  has_header: boolean;
  mapping: Json;
  unsure: Json;
  empty: Generated<"leave" | "clear" | "refuse">;
  mends: Generated<Json>;
  damages: Generated<Json>;
  row_count: number;
  check_no: Generated<number>;
  counts: Json | null;
  created_by_membership_id: number;
  created_at: Time;
  invites: Generated<boolean>;
  activity_id: number | null;
  undo_activity_id: number | null;
  encoding_given: Generated<boolean>;
  id_width: number | null;
};

export type PeopleWhoCommented = {
  community_id: number;
  membership_id: number;
  management_no: number;
  kind: string;
  state: string;
  days: string[];
};

export type PeopleWhoJoinedGroup = {
  community_id: number;
  membership_id: number;
  management_no: number;
  kind: string;
  state: string;
  days: string[];
};

export type PeopleWhoLiked = {
  community_id: number;
  membership_id: number;
  management_no: number;
  kind: string;
  state: string;
  days: string[];
};

export type PeopleWhoOpenedChat = {
  community_id: number;
  membership_id: number;
  management_no: number;
  kind: string;
  state: string;
  days: string[];
};

export type PeopleWhoPosted = {
  community_id: number;
  membership_id: number;
  management_no: number;
  kind: string;
  state: string;
  days: string[];
};

export type PeopleWhoVisited = {
  community_id: number;
  membership_id: number;
  management_no: number;
  kind: string;
  state: string;
  days: string[];
};

export type PeopleWords = {
  community_id: number;
  membership_id: number;
  kana: string;
  search: string;
};

export type PostImages = {
  post_id: number;
  position: number;
  file_id: number;
};

export type PostTags = {
  post_id: number;
  position: number;
  tag_id: number;
};

export type Posts = {
  id: Generated<number>;
  community_id: number;
  membership_id: number;
  client_id: string;
  content_type: number;
  post_by_admin: Generated<boolean>;
  title: string;
  content: string;
  end_date: string | null;
  published: Generated<boolean>;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  interest_count: Generated<number>;
  created_at: Time;
  updated_at: Time;
  edited: Generated<boolean>;
};

export type ProductNoticeReads = {
  account_id: number;
  product_notice_id: number;
};

export type ProductNotices = {
  id: Generated<number>;
  title: string;
  content: string;
  public_date: Time;
  end_date: Time | null;
  created_at: Time;
};

export type RecoveryCodes = {
  account_id: number;
  code_hash: Buffer | Uint8Array;
  used_at: Time | null;
};

export type RegistrationForms = {
  community_id: number;
  columns: Json;
  additional: Json;
  updated_at: Time;
};

export type SavedViews = {
  community_id: number;
  id: Generated<number>;
  membership_id: number;
  list: string;
  name: string;
  query: string;
  is_shared: boolean;
  created_at: Time;
  updated_at: Time;
};

export type Sessions = {
  id: Generated<number>;
  account_id: number;
  token_hash: Buffer | Uint8Array;
  user_agent: Generated<string>;
  ip_address: Generated<string>;
  created_at: Time;
  last_used_at: Time;
  expires_at: Time;
};

export type SignInSteps = {
  id: Generated<number>;
  token_hash: Buffer | Uint8Array;
  kind: "alumnus" | "employee";
  account_id: number | null;
  challenge: string;
  expires_at: Time;
};

export type SignUpClaims = {
  id: Generated<number>;
  provider: "google_oauth2" | "facebook" | "line";
  issuer: string;
  subject: string;
  email: string | null;
  family_name: string;
  given_name: string;
  display_name: string;
  browser_hash: Buffer | Uint8Array;
  pending_registration_id: number | null;
  expires_at: Time;
};

export type SocialLogins = {
  id: Generated<number>;
  account_id: number;
  provider: "google_oauth2" | "facebook" | "line" | "partner";
  issuer: string;
  subject: string;
  created_at: Time;
};

export type Tags = {
  id: Generated<number>;
  community_id: number;
  name: string;
  post_count: Generated<number>;
};

export type TermsOfServices = {
  id: Generated<number>;
  community_id: number | null;
  document: "provider" | "alumni" | "employee";
  version: number;
  content: string;
  created_at: Time;
};

export type Turnovers = {
  id: Generated<number>;
  community_id: number;
  membership_id: number;
  employee_account_id: number | null;
  email: string | null;
  language: "ja" | "en";
  key_hash: Buffer | Uint8Array | null;
  asked_at: Time;
  expires_at: Time;
  revoked_at: Time | null;
  accepted_at: Time | null;
  invited_by_membership_id: number;
};

export type Schema = {
  accounts: Accounts;
  activities: Activities;
  activity_targets: ActivityTargets;
  acts_by_month: ActsByMonth;
  alumni_invitations: AlumniInvitations;
  audit_events: AuditEvents;
  authenticator_apps: AuthenticatorApps;
  authorization_requests: AuthorizationRequests;
  banned_words: BannedWords;
  bouncing_addresses: BouncingAddresses;
  chat_mails: ChatMails;
  chat_messages: ChatMessages;
  chat_openings: ChatOpenings;
  chatroom_members: ChatroomMembers;
  chatrooms: Chatrooms;
  comment_likes: CommentLikes;
  comments: Comments;
  communities: Communities;
  consents: Consents;
  contract_offers: ContractOffers;
  daily_figures: DailyFigures;
  default_views: DefaultViews;
  dismissed_first_steps: DismissedFirstSteps;
  employee_invitations: EmployeeInvitations;
  favorites: Favorites;
  files: Files;
  group_members: GroupMembers;
  groups: Groups;
  inquiries: Inquiries;
  inquiry_categories: InquiryCategories;
  inquiry_files: InquiryFiles;
  interests: Interests;
  invitation_keys: InvitationKeys;
  likes: Likes;
  management_flags: ManagementFlags;
  member_visits: MemberVisits;
  memberships: Memberships;
  message_templates: MessageTemplates;
  notice_choices: NoticeChoices;
  notice_digests: NoticeDigests;
  notice_mails: NoticeMails;
  notices: Notices;
  occupations: Occupations;
  one_time_tokens: OneTimeTokens;
  passkeys: Passkeys;
  pending_registrations: PendingRegistrations;
  people: People;
  people_counts: PeopleCounts;
  people_import_pieces: PeopleImportPieces;
  people_import_rows: PeopleImportRows;
  people_imports: PeopleImports;
  people_who_commented: PeopleWhoCommented;
  people_who_joined_group: PeopleWhoJoinedGroup;
  people_who_liked: PeopleWhoLiked;
  people_who_opened_chat: PeopleWhoOpenedChat;
  people_who_posted: PeopleWhoPosted;
  people_who_visited: PeopleWhoVisited;
  people_words: PeopleWords;
  post_images: PostImages;
  post_tags: PostTags;
  posts: Posts;
  product_notice_reads: ProductNoticeReads;
  product_notices: ProductNotices;
  recovery_codes: RecoveryCodes;
  registration_forms: RegistrationForms;
  saved_views: SavedViews;
  sessions: Sessions;
  sign_in_steps: SignInSteps;
  sign_up_claims: SignUpClaims;
  social_logins: SocialLogins;
  tags: Tags;
  terms_of_services: TermsOfServices;
  turnovers: Turnovers;
};
