import { expect, onTestFinished, test } from "vitest";
import { listChatrooms } from "#features/chats/contract/calls.ts";
import { listGroups, listGroupUsers, showGroup } from "#features/groups/contract/calls.ts";
import type { Group } from "#features/groups/contract/views.ts";
import { countUnreadNotices } from "#features/notices/contract/calls.ts";
import { keepChoice } from "#kit/ui/kept-choice.ts";
import { AOBA, alumniHome, answerAsAoba, answerPosts, hanako, postOf } from "../testing/aoba.test-helper.ts";
import { DESKTOP, openProgram, PHONE } from "../testing/program.test-helper.tsx";

const LONG_NAME = "アレハンドロ・フェルナンデス・デ・ラ・クルス・ゴンザレス・イ・マルティネス花代子";
const LONG_COMMUNITY = "国立研究開発法人青葉製作所中央研究所卒業生同窓会連合会東京支部";
const TITLE = "https://example.jp/a-very-long-address-without-any-place-to-break-it/2026/11/the-end";
const LONG_GROUP: Group = {
  id: 3,
  community_id: AOBA,
  name: "登山の会",
  information: "",
  is_invitation_only: false,
  members_count: 1,
  status: 2,
  published: true,
  creator: hanako,
  created_at: "2026-11-20T03:00:00.000Z",
  updated_at: "2026-11-20T03:00:00.000Z",
  abilities: { edit: true, delete: true, join: false, leave: false },
};
const LONG_ROOM = {
  id: 5,
  community_id: AOBA,
  kind: "post",
  post_id: 7,
  post_type: 1,
  content_type: 2,
  post_by_admin: false,
  title: TITLE,
  end_date: "2026-12-20T03:00:00.000Z",
  closed: false,
  chat_by_admin: false,
  as_office: false,
  unread_chat_count: 100,
  user_id: 9,
  display_name: LONG_NAME,
  image_url: null,
  user_type: "alumni",
  status: 0,
  is_deleted_in_30_days: 0,
  available: true,
  last_message_at: "2026-10-20T03:00:00.000Z",
  latest_content: null,
} as const;
const GROUPS = { groups: [], total_pages: 0, total_records: 0, abilities: { create: false } };

test.each([
  ["on 320 pixels", [320, 640], 100],
  ["on a phone with text twice as large", PHONE, 200],
  ["on a desktop with text twice as large", DESKTOP, 200],
] as const)(
  "names of forty signs, a community of thirty and a hundred unread run off no side %s",
  async (_, size, percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
    onTestFinished(() => void document.documentElement.style.removeProperty("font-size"));
    const server = answerAsAoba({ name: LONG_COMMUNITY });
    server.to(listGroups, GROUPS, { id: AOBA });
    server.to(
      countUnreadNotices,
      { unread_notification_count: 100 },
      {
        id: AOBA,
      },
    );
    server.to(showGroup, { group: LONG_GROUP }, { id: LONG_GROUP.id });
    server.to(
      listGroupUsers,
      {
        users: [{ ...hanako, display_name: LONG_NAME, is_creator: true }],
        users_count: 1,
        total_pages: 1,
        total_records: 1,
      },
      { id: LONG_GROUP.id },
    );
    server.to(
      listChatrooms,
      {
        chatrooms: [LONG_ROOM],
        direct_chatroom_id: null,
        unread_count: 100,
        total_pages: 1,
        total_records: 1,
      },
      { id: AOBA },
    );
    answerPosts(server, [postOf(7, TITLE, { user_post: { ...hanako, display_name: LONG_NAME } })]);
    const { screen, router } = await openProgram(alumniHome, { size });
    await expect.element(screen.getByRole("article", { name: TITLE })).toBeVisible();
    const [width] = size;
    const isInside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    };
    const nothingRunsOff = () => {
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      for (const button of document.querySelectorAll("header button, header a")) isInside(button);
    };
    nothingRunsOff();
    for (const element of document.querySelectorAll("article :is(a, button, time)")) isInside(element);
    for (const [at, heading] of [
      [`${alumniHome}/groups`, "グループ"],
      ["/alumni/lobby", "コミュニティを選ぶ"],
      ["/alumni/account/settings", "アカウント設定"],
      ["/404", "ページが見つかりません"],
    ] as const) {
      await router.navigate(at);
      await expect.element(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      nothingRunsOff();
    }
    // A desktop with large letters of its own has a phone's frame; here only the page's letters are large.
    if (size === DESKTOP) return;
    for (const [at, heading] of [
      [`${alumniHome}/groups/${LONG_GROUP.id}/users`, LONG_GROUP.name],
      [`${alumniHome}/chats`, "チャット"],
    ] as const) {
      await router.navigate(at);
      await expect.element(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect.element(screen.getByRole("main").getByText(LONG_NAME)).toBeVisible();
      nothingRunsOff();
      for (const element of document.querySelectorAll("main li time")) {
        const line = element.parentElement?.getBoundingClientRect();
        expect(element.getBoundingClientRect().right).toBeLessThanOrEqual((line?.right ?? 0) + 1);
      }
    }
  },
);

/** Returns the words of the page, of Latin letters, that are on more than one line, and names that end in dots. */
function tornWords(): string[] {
  const torn: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    if (!parent?.checkVisibility() || parent.closest("style, script, [aria-hidden], .visually-hidden"))
      continue;
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[A-Za-z]{2,}/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1 || parent.scrollWidth > parent.clientWidth + 1) torn.push(word);
    }
  }
  return torn;
}

test.each([
  ["/", "ja"],
  ["/", "en"],
  ["/alumni/login", "en"],
  ["/community/users/login", "en"],
  ["/alumni/forgot_password", "en"],
  ["/alumni/invited_communities/alumni", "en"],
  ["/404", "en"],
])(
  "on 320 pixels with text twice as large no word is torn or cut short on %s (%s)",
  async (path, language) => {
    document.documentElement.style.fontSize = "200%";
    keepChoice("language", language);
    onTestFinished(() => {
      document.documentElement.style.removeProperty("font-size");
      keepChoice("language", "");
    });
    answerAsAoba();
    const { screen } = await openProgram(path, { size: [320, 740], guest: true });
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    expect(document.documentElement.lang).toBe(language);
    expect(tornWords()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(320);
  },
);
