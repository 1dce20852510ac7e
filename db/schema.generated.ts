// Made from the migrations by `npm run docs`; do not edit.
import type { ColumnType, Generated } from "kysely";

type Time = ColumnType<Date, Date | string, Date | string>;
// biome-ignore lint/suspicious/noExplicitAny: the shape of a JSON column is said by the feature that owns it
type Json = ColumnType<any, string, string>;

export type Schema = {
  accounts: {
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
  activities: {
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
  activity_targets: {
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
  acts_by_month: {
    community_id: number;
    act: string;
    month: string;
    membership_id: number;
    days: number[];
  };
  alumni_invitations: {
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
  audit_events: {
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
  authenticator_apps: {
    account_id: number;
    sealed_secret: Buffer | Uint8Array;
    created_at: Time;
    last_step: number;
  };
  authorization_requests: {
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
  banned_words: {
    word: string;
  };
  bouncing_addresses: {
    address_key: string;
    failing_since: Time | null;
    failures: Generated<number>;
    counted_mail_at: Time | null;
    stopped_at: Time | null;
    worked_at: Time | null;
    noted_at: Time;
  };
  chat_mails: {
    membership_id: number;
    chatroom_id: number;
    seq: number;
  };
  chat_messages: {
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
  chat_openings: {
    community_id: number;
    chatroom_id: number;
    membership_id: number;
    readable_until: Time;
  };
  chatroom_members: {
    chatroom_id: number;
    membership_id: number;
    is_office: Generated<boolean>;
    read_seq: Generated<number>;
    unread_count: Generated<number>;
    extension_agreed_at: Time | null;
    last_message_at: Time;
    community_id: number;
  };
  chatrooms: {
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
  comment_likes: {
    community_id: number;
    comment_id: number;
    membership_id: number;
    created_at: Time;
  };
  comments: {
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
  communities: {
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
  consents: {
    id: Generated<number>;
    account_id: number;
    community_id: number | null;
    document: "provider" | "alumni" | "employee";
    version: number;
    agreed_at: Time;
  };
  contract_offers: {
    id: Generated<number>;
    community_id: number;
    from_membership_id: number;
    to_membership_id: number;
    created_at: Time;
    expires_at: Time;
    outcome: "accepted" | "cancelled" | "declined" | "expired" | null;
    ended_at: Time | null;
  };
  daily_figures: {
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
  default_views: {
    community_id: number;
    membership_id: number;
    list: string;
    view_id: number;
  };
  dismissed_first_steps: {
    community_id: number;
    membership_id: number;
    created_at: Time;
  };
  employee_invitations: {
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
  favorites: {
    membership_id: number;
    post_id: number;
    created_at: Time;
  };
  files: {
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
  group_members: {
    group_id: number;
    membership_id: number;
    status: 1 | 2 | 3;
    updated_at: Time;
  };
  groups: {
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
  inquiries: {
    id: Generated<number>;
    client_id: string;
    account_id: number | null;
    inquiry_type: number;
    content: string;
    email: string;
    language: "ja" | "en";
    created_at: Time;
  };
  inquiry_categories: {
    id: number;
    position: number;
    name_ja: string;
    name_en: string;
  };
  inquiry_files: {
    inquiry_id: number;
    position: number;
    name: string;
    content_type: string;
    size: number;
    storage_key: string;
  };
  interests: {
    post_id: number;
    membership_id: number;
    chatroom_id: number | null;
    created_at: Time;
  };
  invitation_keys: {
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
  likes: {
    post_id: number;
    membership_id: number;
    created_at: Time;
  };
  management_flags: {
    community_id: number;
    id: Generated<number>;
    slot: "a" | "b" | "c" | "d";
    name: string;
    updated_at: Time;
  };
  member_visits: {
    community_id: number;
    day: string;
    membership_id: number;
  };
  memberships: {
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
  message_templates: {
    community_id: number;
    id: Generated<number>;
    name: string;
    type: "alumni" | "employee" | "group_invitation";
    body: string;
    updated_at: Time;
  };
  notice_choices: {
    account_id: number;
    kind: "comment" | "mention" | "like" | "interest" | "chat" | "application";
    delivery: "off" | "at_once" | "daily";
    unsubscribed_from: "at_once" | "daily" | null;
  };
  notice_digests: {
    account_id: number;
    day: string;
    created_at: Time;
  };
  notice_mails: {
    notice_id: number;
    created_at: Time;
  };
  notices: {
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
  occupations: {
    id: number;
    parent_id: number | null;
    position: number;
    name_ja: string;
    name_en: string;
  };
  one_time_tokens: {
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
  passkeys: {
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
  pending_registrations: {
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
  people: {
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
  people_counts: {
    community_id: number;
    kind: string;
    state: string;
    people: number;
  };
  people_import_pieces: {
    community_id: number;
    import_id: number;
    place: number;
    bytes: Buffer | Uint8Array;
  };
  people_import_rows: {
    community_id: number;
    import_id: number;
    id: Generated<number>;
    number: number;
    cells: Json;
    verdict: "new" | "changed" | "unchanged" | "refused" | "left_out" | null;
    values: Generated<Json>;
    name: Generated<string>;
    findings: Generated<Json>;
    applied_at: Time | null;
    membership_id: number | null;
    before: Json | null;
    invited_at: Time | null;
    undone_at: Time | null;
    typed: Generated<Json>;
  };
  people_imports: {
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
  people_who_commented: {
    community_id: number;
    membership_id: number;
    management_no: number;
    kind: string;
    state: string;
    days: string[];
  };
  people_who_joined_group: {
    community_id: number;
    membership_id: number;
    management_no: number;
    kind: string;
    state: string;
    days: string[];
  };
  people_who_liked: {
    community_id: number;
    membership_id: number;
    management_no: number;
    kind: string;
    state: string;
    days: string[];
  };
  people_who_opened_chat: {
    community_id: number;
    membership_id: number;
    management_no: number;
    kind: string;
    state: string;
    days: string[];
  };
  people_who_posted: {
    community_id: number;
    membership_id: number;
    management_no: number;
    kind: string;
    state: string;
    days: string[];
  };
  people_who_visited: {
    community_id: number;
    membership_id: number;
    management_no: number;
    kind: string;
    state: string;
    days: string[];
  };
  people_words: {
    community_id: number;
    membership_id: number;
    kana: string;
    search: string;
  };
  post_images: {
    post_id: number;
    position: number;
    file_id: number;
  };
  post_tags: {
    post_id: number;
    position: number;
    tag_id: number;
  };
  posts: {
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
  product_notice_reads: {
    account_id: number;
    product_notice_id: number;
  };
  product_notices: {
    id: Generated<number>;
    title: string;
    content: string;
    public_date: Time;
    end_date: Time | null;
    created_at: Time;
  };
  recovery_codes: {
    account_id: number;
    code_hash: Buffer | Uint8Array;
    used_at: Time | null;
  };
  registration_forms: {
    community_id: number;
    columns: Json;
    additional: Json;
    updated_at: Time;
  };
  saved_views: {
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
  sessions: {
    id: Generated<number>;
    account_id: number;
    token_hash: Buffer | Uint8Array;
    user_agent: Generated<string>;
    ip_address: Generated<string>;
    created_at: Time;
    last_used_at: Time;
    expires_at: Time;
  };
  sign_in_steps: {
    id: Generated<number>;
    token_hash: Buffer | Uint8Array;
    kind: "alumnus" | "employee";
    account_id: number | null;
    challenge: string;
    expires_at: Time;
  };
  sign_up_claims: {
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
  social_logins: {
    id: Generated<number>;
    account_id: number;
    provider: "google_oauth2" | "facebook" | "line" | "partner";
    issuer: string;
    subject: string;
    created_at: Time;
  };
  tags: {
    id: Generated<number>;
    community_id: number;
    name: string;
    post_count: Generated<number>;
  };
  terms_of_services: {
    id: Generated<number>;
    community_id: number | null;
    document: "provider" | "alumni" | "employee";
    version: number;
    content: string;
    created_at: Time;
  };
  turnovers: {
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
};
