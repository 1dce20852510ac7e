import { describe, expect, test } from "vitest";
import { answerAsAoba, community } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { listCommunities } from "#features/communities/contract/calls.ts";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";

const CODE_PAGE = "/alumni/invited_communities/alumni";

test.each([
  ["the top page", "/", "招待コードを入力する"],
  ["the login of alumni", "/alumni/login", "招待コードをお持ちの方"],
])("whoever holds an invitation code finds from %s where it is entered (R006)", async (_, path, name) => {
  answerAsAoba();
  const { screen, router } = await openProgram(path, { guest: true });
  await screen.getByRole("link", { name }).click();
  await expect.poll(() => router.state.location.pathname).toBe(CODE_PAGE);
  await expect.element(screen.getByRole("textbox", { name: /招待コード/ })).toBeVisible();
  await screen.getByRole("link", { name: "ログインへ戻る" }).click();
  await expect.poll(() => router.state.location.pathname).toBe("/alumni/login");
});

describe("the lobby", () => {
  async function open(area: "alumni" | "community") {
    const card = {
      ...community,
      is_admin: false,
      state: "participating",
      can_enter: true,
      unread_notification_count: 0,
      unread_chat_count: 0,
    } as const;
    const server = answerAsAoba();
    server.to(listCommunities, pageOf([card, { ...card, id: 2 }]));
    const opened = await openProgram(`/${area}/lobby`);
    await expect.element(opened.screen.getByRole("link", { name: "入る" }).first()).toBeVisible();
    return { ...opened, other: opened.screen.getByRole("heading", { name: "ほかのコミュニティに参加する" }) };
  }

  test("ends with the way into another community (R006)", async () => {
    const { screen, router, other } = await open("alumni");
    await expect.element(other).toBeVisible();
    await screen.getByRole("link", { name: "招待コードを入力する" }).click();
    await expect.poll(() => router.state.location.pathname).toBe(CODE_PAGE);
    await screen.getByRole("link", { name: "コミュニティの選択へ戻る" }).click();
    await expect.poll(() => router.state.location.pathname).toBe("/alumni/lobby");
  });

  test("of employees offers none: they come by a mail of their own", async () => {
    const { other } = await open("community");
    await expect.element(other).not.toBeInTheDocument();
  });
});
