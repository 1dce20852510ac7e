import { beforeAll, expect, test } from "vitest";
import { listCandidates } from "#features/candidates/contract/calls.ts";
import { approveCandidates } from "#features/candidates/contract/decisions.ts";
import { makeCandidate } from "#features/candidates/server/candidates.test-helper.ts";
import { startDirectChat } from "#features/chats/contract/calls.ts";
import { sendDirectMessage } from "#features/chats/contract/message-calls.ts";
import { listChatHistories } from "#features/chats/contract/office-calls.ts";
import { createComment } from "#features/comments/contract/calls.ts";
import { recordLoginCommunity } from "#features/communities/contract/calls.ts";
import { listOpenInvitations } from "#features/employees/contract/open-invitations.ts";
import { enter, keyMailedTo } from "#features/employees/server/employees.test-helper.ts";
import { listInvitationKeys, showAdminInvitationKey } from "#features/invitations/contract/calls.ts";
import { listPeople } from "#features/people/contract/list-people.ts";
import { createOfficialPost, updateUserPost } from "#features/posts/contract/admin-calls.ts";
import { listUserPosts } from "#features/posts/contract/admin-lists.ts";
import { createPost } from "#features/posts/contract/calls.ts";
import { expressInterest } from "#features/reactions/contract/interest-calls.ts";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import { addressKey, noteReturned } from "#kit/server/mail/bouncing-addresses.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { TEST_SECRET } from "#kit/testing/test-secret.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { showAnalytics } from "../contract/calls.ts";
import { liveLists, numberLists, todoLists } from "../contract/lists.ts";
import { recordFiguresJob } from "./record-figures.ts";

/** It is noon of 2026-11-21 in Japan. */
const server = await startTestServer();
const { aoba } = server.ids;
const OFFICE = 0;
const admin = server.as("misaki");
const params = { id: aoba };

const lists = {
  alumnus_candidates_waiting_approval: listCandidates,
  user_posts: listUserPosts,
  invitations: listInvitationKeys,
  "invitations/employees": listOpenInvitations,
  manage_chat_room: listChatHistories,
  alumnus: listPeople.alumnus,
  "community-users": listPeople.employee,
} as const;

/** Counts what the link of a number leads to. */
async function countAt(way: string): Promise<number> {
  const [place = "", query] = way.split("?");
  const call: AnyListCall = lists[place as keyof typeof lists];
  const found = Object.fromEntries(new URLSearchParams(query));
  const asked = call.method === "POST" ? { query: {}, body: found } : { query: found };
  const { total_records } = await admin.call(call, { params, ...asked } as never);
  return total_records;
}

const dashboard = async () => (await admin.call(showAnalytics, { query: { community_id: aoba } })).data;
const form = (title: string) => ({
  client_id: crypto.randomUUID(),
  content_type: 1,
  title,
  content: "<p>元気です</p>",
});
const write = async (title: string) =>
  (await server.as("hanako").call(createPost, { params, body: form(title) })).data;

beforeAll(async () => {
  await admin.call(showAdminInvitationKey, { params });
  server.clock.advance({ days: 60 });
  await enter(server, "misaki", aoba, { email: "daichi@example.jp" });
  await keyMailedTo(server, "daichi@example.jp");
  server.clock.advance({ days: 20 });
  const sakura = await makeCandidate(server, "sakura");
  await inTransaction(server.services, (work) =>
    noteReturned(work, addressKey(TEST_SECRET, sakura.email), {
      failure: "permanent",
      mailSentAt: server.clock.now(),
    }),
  );
  const newcomer = await makeCandidate(server, "momoka");
  await admin.call(approveCandidates, { params, body: { ids: [newcomer.id] } });
  await server.as("hanako").call(recordLoginCommunity, { params });
  await write("誰か教えてください");
  const answered = await write("近況です");
  const hidden = await write("消えます");
  await server.as("ken").call(createComment, {
    params: { id: answered.id },
    body: { client_id: crypto.randomUUID(), content: "いいですね" },
  });
  await admin.call(updateUserPost, {
    params: { id: hidden.id },
    body: { published: false, updated_at: hidden.updated_at },
  });
  await admin.call(createOfficialPost, { params, body: form("お知らせ") });
  const hanako = server.as("hanako");
  const { direct_chatroom_id: chatroom_id } = await hanako.call(startDirectChat, {
    params,
    body: { user_id: OFFICE },
  });
  await hanako.call(sendDirectMessage, { params: { chatroom_id }, body: { content: "教えてください" } });
  server.clock.advance({ days: 4 });
  await recordFiguresJob.run(server.services, {});
});

test("each number of what waits is that of the list it leads to (F23)", async () => {
  const { todo } = await dashboard();
  const counts = {
    candidates: todo.candidates.count,
    returned_mails: todo.returned_mails,
    unread_chats: todo.unread_chats,
    unanswered_posts: todo.unanswered_posts.count,
    ending_keys: todo.ending_keys,
    ending_employee_invitations: todo.ending_employee_invitations,
  };
  expect(counts).toEqual({
    candidates: 2,
    returned_mails: 1,
    unread_chats: 1,
    unanswered_posts: 1,
    ending_keys: 1,
    ending_employee_invitations: 1,
  });
  const ways = todoLists(todo);
  for (const [key, count] of Object.entries(counts))
    expect([key, await countAt(ways[key as keyof typeof counts])]).toEqual([key, count]);
});

test("each number of the range that has a list is that of its list, also once a post is hidden after its day (F23)", async () => {
  const check = async (posts: number, commentedPosts: number) => {
    const { numbers, figures } = await dashboard();
    expect([numbers.posts.count, numbers.commented_posts.count]).toEqual([posts, commentedPosts]);
    const ways = numberLists({ from: figures[0]?.date ?? "", to: figures.at(-1)?.date ?? "" });
    expect(await countAt(ways.posts)).toBe(posts);
    expect(await countAt(ways.commentedPosts)).toBe(commentedPosts);
  };
  await check(2, 1);
  const { data } = await admin.call(listUserPosts, { params, query: { without_comments: "false" } });
  const [post] = data.records;
  await admin.call(updateUserPost, {
    params: { id: post?.id ?? 0 },
    body: { published: false, updated_at: post?.updated_at ?? "" },
  });
  await check(1, 0);
});

test("each number of people is that of the lists of alumni and of enrolled users (F23)", async () => {
  const { numbers, figures } = await dashboard();
  const ways = numberLists({ from: figures[0]?.date ?? "", to: figures.at(-1)?.date ?? "" });
  for (const [key, counted] of [
    ["newMembers", numbers.new_members],
    ["active", numbers.active],
  ] as const)
    for (const kind of ["alumni", "employees"] as const)
      expect([key, kind, await countAt(ways[key][kind])]).toEqual([key, kind, counted?.[kind]]);
  expect([numbers.new_members.alumni, numbers.active?.alumni]).toEqual([1, 1]);
});

test("each number of this moment that has a list is that of its list (R486, F23)", async () => {
  await write("今日のことです");
  const wanted = { ...form("一緒にいかがですか"), content_type: 2 };
  const { data } = await server.as("ken").call(createPost, { params, body: wanted });
  await server.as("hanako").call(expressInterest, { params: { id: data.id } });
  await server.as("misaki").call(createOfficialPost, { params, body: form("事務局から") });
  const { live } = await dashboard();
  const { recruitment, joboffer } = live.open_interest_chats;
  const { today, open_interest_chats: _, comments_today: __, ...rest } = live;
  const counts = { ...rest, open_recruitment_chats: recruitment, open_joboffer_chats: joboffer };
  expect(counts).toMatchObject({ unread_direct_chats: 1, posts_today: 2, open_recruitment_chats: 1 });
  const ways = liveLists(today);
  for (const [key, count] of Object.entries(counts))
    expect([key, await countAt(ways[key as keyof typeof counts])]).toEqual([key, count]);
});
