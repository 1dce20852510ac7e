import type { OwnAccount } from "#features/accounts/contract/views.ts";
import { showReturnedMail } from "#features/bounces/contract/calls.ts";
import { listBulkActs } from "#features/bulk-results/contract/calls.ts";
import { countCandidates } from "#features/candidates/contract/calls.ts";
import { listChatrooms } from "#features/chats/contract/calls.ts";
import {
  listCommunities,
  recordLoginCommunity,
  showCommunity,
} from "#features/communities/contract/calls.ts";
import type { CommunityView } from "#features/communities/contract/views.ts";
import { type ContractView, showContract } from "#features/contracts/contract/calls.ts";
import { defaultForm } from "#features/member-details/contract/form.ts";
import { countUnreadNotices, countUnreadProductNotices } from "#features/notices/contract/calls.ts";
import { listPopularTags, listPosts } from "#features/posts/contract/calls.ts";
import type { Post } from "#features/posts/contract/post.ts";
import { showOwnAccount, showOwnProfile } from "#features/profiles/contract/calls.ts";
import type { Language } from "#kit/contract/language.ts";
import { filled, pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";

export const AOBA = 1;
export const alumniHome = `/alumni/communities/${AOBA}`;
export const employeeHome = `/community/communities/${AOBA}`;

const names = {
  display_name: "佐藤 花子",
  image_url: null,
  family_name: "佐藤",
  given_name: "はな",
} as const;

export const community: CommunityView = {
  id: AOBA,
  name: "青葉製作所アルムナイ",
  corporation_name: "青葉製作所",
  description: "",
  image_url: null,
  profile_image_url: null,
  status: 0,
  community_members_number: 20,
  is_daiko: false,
  is_private: false,
  operating_name: "青葉製作所 人事部",
  operating_image_url: null,
  message_board_title: "",
  message_board_content: "",
  message_board_sites: [],
  members_image_url: [],
  community_site_available: false,
  can_use_invited_code: false,
  group_creation: true,
  post_article_permission: 3,
  post_recruitment_permission: 3,
  interest_display_setting_recruitment: false,
  interest_display_setting_joboffer: false,
  theme: { shades: Array.from({ length: 10 }, () => "#2f4b8f"), on_accent: "#ffffff" },
  first_steps: null,
  me: {
    id: 5,
    display_name: names.display_name,
    image_url: null,
    user_type: "alumni",
    role: "member",
    is_admin: false,
    is_contractor: false,
    status: 0,
    state: "participating",
    posting_blocked: false,
  },
};
export const administrator = {
  ...community.me,
  user_type: "employee",
  role: "ordinary",
  is_admin: true,
} as const;
export const contractor = { ...administrator, role: "contractor", is_contractor: true } as const;

/** Few of the community's places are taken. */
export const contract: ContractView = {
  plan: "スタンダード",
  member_limit: 100,
  renewal_date: null,
  options: [],
  purchased_points: 0,
  members: { alumni: 15, employees: 5 },
  open_request: null,
  abilities: { request: false },
};

/** Hanako is shown like this beside what she wrote. */
export const hanako = {
  user_id: community.me.id,
  user_type: "alumni",
  display_name: names.display_name,
  avatar_url: null,
  available: true,
  is_deleted_in_30_days: 0,
  is_profile_public: true,
  affiliation: null,
} as const;

/** Her account, as the settings show it to her. */
export const account: OwnAccount = {
  email: "hanako@example.jp",
  has_password: true,
  has_secondary_password: false,
  linked: [],
  pending_email: null,
};

/** Hanako sees this of herself, in the community and for the account. */
export const ownProfile = {
  community_id: AOBA,
  employee_user_id: null,
  alumni_user_id: 1,
  direct_id: null,
  color_scheme: "light",
  profile: { ...names, introduction: "", is_profile_public: true },
  form: defaultForm,
} as const;

/** Makes a post of Hanako's in the community, as she sees it. */
export const postOf = (id: number, title: string, more: Partial<Post> = {}): Post => ({
  id,
  community_id: AOBA,
  content_type: 1,
  post_type: 1,
  post_by_admin: false,
  title,
  content: "<p>先週の同窓会のご報告です。</p>",
  end_date: null,
  published: true,
  created_at: "2026-11-20T03:00:00.000Z",
  updated_at: "2026-11-20T03:00:00.000Z",
  edited: false,
  like_count: 0,
  comment_count: 0,
  interest_count: 0,
  like: false,
  favorite: false,
  interest: false,
  chatroom_id: null,
  my_post: true,
  user_post: hanako,
  images: [],
  tags: [],
  mentions: {},
  abilities: {
    edit: true,
    delete: true,
    hide: false,
    comment: true,
    like: true,
    favorite: true,
    interest: false,
    see_interested: false,
  },
  ...more,
});

/** Answers what the frames ask for a member of this community. */
export function answerAsAoba(more: Partial<CommunityView> = {}, language: () => Language = () => "ja") {
  const server = answerCalls();
  const here = { ...community, ...more };
  const card = { ...here, is_admin: here.me.is_admin, state: "participating", can_enter: true } as const;
  server.to(showCommunity, { data: here }, { id: AOBA });
  for (const type of ["alumnus", "users"])
    server.to(
      showOwnProfile,
      () => filled(showOwnProfile, { data: { ...ownProfile, language: language() } }),
      { id: AOBA, type },
    );
  for (const call of Object.values(showOwnAccount))
    server.to(call, () => filled(call, { data: { ...ownProfile, language: language() } }));
  server.to(listCommunities, pageOf([{ ...card, unread_notification_count: 0, unread_chat_count: 0 }]));
  server.to(showReturnedMail, { data: { since: null } });
  server.to(recordLoginCommunity, {}, { id: AOBA });
  server.to(
    countUnreadNotices,
    { unread_notification_count: 0 },
    {
      id: AOBA,
    },
  );
  server.to(countUnreadProductNotices, { total_unread_notification: 0 });
  server.to(
    listChatrooms,
    filled(listChatrooms, { chatrooms: [], direct_chatroom_id: null, unread_count: 0 }),
    { id: AOBA },
  );
  server.to(countCandidates, { waiting: 0 }, { id: AOBA });
  server.to(showContract, { data: contract }, { id: AOBA });
  server.to(listBulkActs, pageOf([]), { id: AOBA });
  server.to(listPopularTags, { data: ["同窓会", "登山"] });
  answerPosts(server, []);
  return server;
}

export const answerPosts = (server: ReturnType<typeof answerCalls>, posts: readonly Post[]): void =>
  server.to(listPosts, pageOf(posts, { next_post_token: null, writable_types: [1, 2] }), {
    id: AOBA,
  });
