import { describe, expect, onTestFinished, test, vi } from "vitest";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { showAnalytics } from "#features/dashboard/contract/calls.ts";
import { listGroups } from "#features/groups/contract/calls.ts";
import { readNotice } from "#features/notices/contract/calls.ts";
import { getPost } from "#features/posts/contract/calls.ts";
import { showProviderTerms } from "#features/terms/contract/calls.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { refused } from "#kit/web/testing/answers.test-helper.ts";
import {
  AOBA,
  administrator,
  alumniHome,
  answerAsAoba,
  answerPosts,
  employeeHome,
  postOf,
} from "../testing/aoba.test-helper.ts";
import { DESKTOP, openProgram } from "../testing/program.test-helper.tsx";

const onDesktop = { size: DESKTOP };
const toGroups = `${alumniHome}/groups`;
const groups = { groups: [], total_pages: 0, total_records: 0, abilities: { create: false } };
const noFigures: AnswerOf<typeof showAnalytics>["data"] = {
  latest_analytics_date: null,
  todo: {
    candidates: { count: 0, oldest_applied_at: null },
    returned_mails: 0,
    unread_chats: 0,
    unanswered_posts: { count: 0, from: "2026-11-08", to: "2026-11-15" },
    ending_keys: 0,
    ending_employee_invitations: 0,
    members: { alumni: 12, employees: 8, limit: 500 },
  },
  live: {
    today: "2026-11-21",
    alumni: 0,
    employees: 1,
    candidates: 0,
    unread_direct_chats: 0,
    open_interest_chats: { recruitment: 0, joboffer: 0 },
    posts_today: 0,
    comments_today: 0,
  },
  figures: [],
  numbers: {
    active: null,
    new_members: { alumni: 0, employees: 0, before: null },
    posts: { count: 0, before: null },
    commented_posts: { count: 0, before: null },
  },
  before: null,
};

test("a community run by the operator leads its employees to the lobby, administrators among them (R023, R066)", async () => {
  answerAsAoba({ is_daiko: true, me: administrator });
  const { screen, router } = await openProgram(employeeHome);
  await expect.element(screen.getByRole("heading", { level: 1, name: "コミュニティを選ぶ" })).toBeVisible();
  expect(router.state.location.pathname).toBe("/community/lobby");
});

test("the console's address leads an employee to the lobby, and nothing leads back to it", async () => {
  answerAsAoba();
  const { screen, router } = await openProgram(`${employeeHome}/dashboard`);
  await expect.element(screen.getByRole("heading", { level: 1, name: "コミュニティを選ぶ" })).toBeVisible();
  await router.navigate("/community/nowhere");
  await expect.element(screen.getByRole("heading", { name: "ページが見つかりません" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /管理画面/ })).not.toBeInTheDocument();
});

test("its dashboard is open to its administrators all the same (R067)", async () => {
  const server = answerAsAoba({ is_daiko: true, me: administrator });
  server.to(showAnalytics, { data: noFigures }, { id: AOBA });
  const { screen, router } = await openProgram(`${employeeHome}/dashboard`);
  await expect.element(screen.getByRole("heading", { level: 1, name: "ダッシュボード" })).toBeVisible();
  expect(router.state.location.pathname).toBe(`${employeeHome}/dashboard`);
});

test("an alumnus reads in it as in any other (R066)", async () => {
  answerPosts(answerAsAoba({ is_daiko: true }), [postOf(7, "同窓会のご報告")]);
  const { screen, router } = await openProgram(alumniHome);
  await expect.element(screen.getByRole("heading", { name: "同窓会のご報告" })).toBeVisible();
  expect(router.state.location.pathname).toBe(alumniHome);
});

describe("as the community visited last", () => {
  /** Tells whether the visit is recorded after a while. */
  async function isRecorded(at: string, heading: string) {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const server = answerAsAoba({ me: administrator });
    server.to(showAnalytics, { data: noFigures });
    const { screen } = await openProgram(at);
    await expect.element(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await vi.advanceTimersByTimeAsync(3_000);
    return server.asked.some(({ path }) => path.endsWith("/update_login"));
  }

  test.each([
    ["lobby", "/community/lobby", "コミュニティを選ぶ"],
    ["dashboard", `${employeeHome}/dashboard`, "ダッシュボード"],
  ])("the %s is not remembered (R069)", async (_, at, heading) => {
    expect(await isRecorded(at, heading)).toBe(false);
  });

  test("a profile of it is (R068)", async () => {
    expect(await isRecorded(`${employeeHome}/users`, "メンバー")).toBe(true);
  });
});

test("a frame whose community cannot be loaded shows the screen all the same (R312)", async () => {
  const server = answerAsAoba();
  server.to(showCommunity, () => refused(500, "ERROR_UNEXPECTED"), { id: AOBA });
  server.to(listGroups, groups, { id: AOBA });
  const { screen, router } = await openProgram(toGroups);
  await expect.element(screen.getByRole("heading", { level: 1, name: "グループ" })).toBeVisible();
  expect(router.state.location.pathname).toBe(toGroups);
});

test("a notice that is gone is the 404 page to whoever arrives by it (R306)", async () => {
  const server = answerAsAoba();
  server.to(getPost, { data: postOf(7, "同窓会のご報告") }, { id: 7 });
  server.to(readNotice, () => refused(404, "RECORD_NOT_FOUND"), { id: AOBA, n: 9 });
  const { screen, router } = await openProgram(`${alumniHome}/post/7?notice_user_id=9`);
  await expect.element(screen.getByRole("heading", { name: "ページが見つかりません" })).toBeVisible();
  expect(router.state.location.pathname).toBe("/404");
});

describe("what was open over a screen", () => {
  const terms = {
    document: "provider",
    version: 1,
    created_at: "2026-11-01T00:00:00.000Z",
    content: "<p>約束です。</p>",
  } as const;
  async function openTerms() {
    const server = answerAsAoba();
    server.to(showProviderTerms, { data: terms }, { id: "current" });
    server.to(listGroups, groups, { id: AOBA });
    const program = await openProgram(toGroups, onDesktop);
    await program.screen.getByRole("button", { name: /佐藤 花子/ }).click();
    await program.screen.getByRole("menuitem", { name: "ヘルプと規約" }).click();
    await program.screen.getByRole("dialog").getByRole("button", { name: "利用規約" }).click();
    await expect.element(program.screen.getByRole("dialog", { name: "Enishi 利用規約" })).toBeVisible();
    return { server, ...program };
  }

  test("does not stay over the next, and nothing lies over that (R079)", async () => {
    const { screen, router } = await openTerms();
    await router.navigate(alumniHome);
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await screen.getByRole("link", { name: "プロフィール" }).click({ trial: true });
  });

  test("goes with whoever is refused for their network, who is told so in the lobby (R296, R297)", async () => {
    const { server, screen, router } = await openTerms();
    server.to(listGroups, () => refused(403, "ERROR_IP_ADDRESS_NOT_WHITELISTED"), { id: AOBA });
    await router.navigate(`${toGroups}?tab=joined`);
    await expect.element(screen.getByRole("heading", { level: 1, name: "コミュニティを選ぶ" })).toBeVisible();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await screen.getByRole("link", { name: "入る" }).click({ trial: true });
  });
});
