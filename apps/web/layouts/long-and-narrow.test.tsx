import { expect, onTestFinished, test } from "vitest";
import { listGroups } from "#features/groups/contract/calls.ts";
import { countUnreadNotices } from "#features/notices/contract/calls.ts";
import { AOBA, alumniHome, answerAsAoba, answerPosts, hanako, postOf } from "../testing/aoba.test-helper.ts";
import { DESKTOP, openProgram, PHONE } from "../testing/program.test-helper.tsx";

const LONG_NAME = "アレハンドロ・フェルナンデス・デ・ラ・クルス・ゴンザレス・イ・マルティネス花子";
const LONG_COMMUNITY = "国立研究開発法人青葉製作所中央研究所卒業生同窓会連合会東京支部";
const TITLE = "https://example.jp/a-very-long-address-without-any-place-to-break-it/2026/11/the-end";
const GROUPS = { success: true, groups: [], total_pages: 0, total_records: 0, abilities: { create: false } };

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
    server.to(listGroups, () => ({ body: GROUPS }), { id: AOBA });
    server.to(countUnreadNotices, () => ({ body: { success: true, unread_notification_count: 100 } }), {
      id: AOBA,
    });
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
  },
);
