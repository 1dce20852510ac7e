import { describe, expect, onTestFinished, test, vi } from "vitest";
import { setPreferences } from "#features/accounts/contract/calls.ts";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { listGroups } from "#features/groups/contract/calls.ts";
import { clearStoredSession, readStoredSession, storeSession } from "#kit/web/session/stored-session.ts";
import { refused } from "#kit/web/testing/answers.test-helper.ts";
import { screens } from "../screens/table.ts";
import { AOBA, alumniHome, answerAsAoba, answerPosts, postOf } from "../testing/aoba.test-helper.ts";
import { DESKTOP, logIn, openProgram, PHONE } from "../testing/program.test-helper.tsx";

const GROUPS = { groups: [], total_pages: 0, total_records: 0, abilities: { create: false } };
const NAME = "青葉製作所アルムナイ";
const board = {
  message_board_title: "アルムナイ事務局からのご案内",
  message_board_content: "工場見学と交流会の参加受付を開始しました。",
};
const toSettings = "/alumni/account/settings";

/** Signs in, with Aoba as the last community. */
function comeFromAoba() {
  logIn("alumni");
  const session = readStoredSession("alumni");
  if (session) storeSession({ ...session, community: AOBA });
  onTestFinished(() => clearStoredSession("alumni"));
}

const main = () => document.querySelector("main") as HTMLElement;
const leftEdge = () => main().getBoundingClientRect().left;

describe("the frame of the last community stays", () => {
  test.each([
    ["the settings", toSettings, "アカウント設定"],
    ["the lobby", "/alumni/lobby", "コミュニティを選ぶ"],
    ["what is not found", "/404", "ページが見つかりません"],
    ["an address that is none", "/nowhere", "ページが見つかりません"],
    ["what went wrong", "/500", "エラーが発生しました"],
  ])("around %s", async (_, at, heading) => {
    answerAsAoba();
    comeFromAoba();
    const { screen } = await openProgram(at, { size: DESKTOP, guest: true });
    await expect.element(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect.element(screen.getByRole("banner").getByRole("link", { name: NAME })).toBeVisible();
    const side = screen.getByRole("complementary", { name: "サイドバー" });
    await expect.element(side.getByRole("link", { name: "グループ" })).toBeVisible();
  });

  test("in a browser that has visited none: it is the last visited anywhere, in its colours", async () => {
    answerAsAoba();
    logIn("alumni");
    onTestFinished(() => clearStoredSession("alumni"));
    const { screen } = await openProgram(toSettings, { size: DESKTOP, guest: true });
    await expect.element(screen.getByRole("banner").getByRole("link", { name: NAME })).toBeVisible();
    await expect.poll(() => document.documentElement.style.getPropertyValue("--accent-8")).not.toBe("");
  });

  test("opened again, it has its name and colours before the community has been answered", async () => {
    const server = answerAsAoba();
    logIn("alumni");
    onTestFinished(() => clearStoredSession("alumni"));
    const { screen } = await openProgram(alumniHome, { size: DESKTOP, guest: true });
    await expect.element(screen.getByRole("banner").getByRole("link", { name: NAME })).toBeVisible();
    const colour = () => document.documentElement.style.getPropertyValue("--accent-8");
    const before = colour();
    expect(before).not.toBe("");
    await screen.unmount();
    expect(colour()).toBe("");
    server.to(showCommunity, () => new Promise(() => {}), { id: AOBA });
    const again = await openProgram(alumniHome, { size: DESKTOP, guest: true });
    await expect.element(again.screen.getByRole("banner").getByRole("link", { name: NAME })).toBeVisible();
    expect(colour()).toBe(before);
  });

  test("an error page leads back home", async () => {
    answerAsAoba();
    comeFromAoba();
    const { screen } = await openProgram("/404", { size: PHONE, guest: true });
    await expect
      .element(screen.getByRole("main").getByRole("link", { name: "ホームへ" }))
      .toHaveAttribute("href", alumniHome);
  });

  test.each([
    ["forbidden", 403, "ERROR_NOT_PARTICIPATING"],
    ["gone", 404, "RECORD_NOT_FOUND"],
  ])("until it is %s: the settings go on without it, and nobody is led away", async (_, status, code) => {
    const server = answerAsAoba();
    server.to(showCommunity, () => refused(status, code), { id: AOBA });
    comeFromAoba();
    const { screen, router } = await openProgram(toSettings, { size: DESKTOP, guest: true });
    await expect.element(screen.getByRole("heading", { level: 1, name: "アカウント設定" })).toBeVisible();
    await expect.poll(() => readStoredSession("alumni")?.community).toBeUndefined();
    await expect
      .element(screen.getByRole("banner").getByRole("link", { name: "Enishi ホームへ" }))
      .toBeVisible();
    expect(router.state.location.pathname).toBe(toSettings);
  });

  test("a guest reads of errors below the product's logo", async () => {
    const { screen } = await openProgram("/404", { size: DESKTOP, guest: true });
    await expect.element(screen.getByRole("link", { name: "トップページへ" })).toBeVisible();
    await expect.element(screen.getByRole("complementary")).not.toBeInTheDocument();
  });
});

test.each([992, 1279, 1280, 1600])("every screen begins at one left edge at %i px", async (width) => {
  const server = answerAsAoba(board);
  server.to(listGroups, GROUPS, { id: AOBA });
  const { screen, router } = await openProgram(alumniHome, { size: [width, 800] });
  await expect.element(screen.getByRole("navigation", { name: "投稿の種類" })).toBeVisible();
  const left = leftEdge();
  for (const [at, heading] of [
    [`${alumniHome}/groups`, "グループ"],
    ["/alumni/lobby", "コミュニティを選ぶ"],
    [toSettings, "アカウント設定"],
    ["/404", "ページが見つかりません"],
  ] as const) {
    await router.navigate(at);
    await expect.element(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    expect(leftEdge()).toBe(left);
    if (width >= 1280)
      await expect.element(screen.getByRole("complementary", { name: "関連する情報" })).toBeVisible();
  }
});

describe("the first post on a phone", () => {
  test.each([
    ["of 360 pixels", [360, 740]],
    ["of 320 pixels", [320, 640]],
  ] as const)(
    "%s begins within 300, below a folded board, the way to write and the tabs",
    async (_, size) => {
      const server = answerAsAoba(board);
      answerPosts(server, [postOf(7, "同窓会のご報告")]);
      const { screen } = await openProgram(alumniHome, { size });
      const first = screen.getByRole("article", { name: "同窓会のご報告" });
      await expect.element(first).toBeVisible();
      await expect.element(screen.getByRole("heading", { name: board.message_board_title })).toBeVisible();
      expect(first.element().getBoundingClientRect().top).toBeLessThan(300);
      await expect.element(screen.getByText(board.message_board_content)).not.toBeVisible();
      await screen.getByText(board.message_board_title).click();
      await expect.element(screen.getByText(board.message_board_content)).toBeVisible();
    },
  );
});

test("the colours are chosen from all three, and the menu says which is on", async () => {
  const server = answerAsAoba();
  server.to(setPreferences, {});
  const { screen } = await openProgram(alumniHome, { size: DESKTOP });
  await screen.getByRole("button", { name: /佐藤 花子/ }).click();
  await screen.getByRole("menuitem", { name: "配色を変更（ライト）" }).click();
  const dialog = screen.getByRole("dialog", { name: "配色" });
  await dialog.getByText("ダーク").click();
  await expect.element(dialog.getByRole("radio", { name: "ダーク" })).toBeChecked();
  await expect.poll(() => server.asked.map(({ body }) => body)).toContainEqual({ color_scheme: "dark" });
});

test("a screen whose script does not come for want of a network leaves the frame, and says so", async () => {
  answerAsAoba();
  const groups = screens.find(({ path }) => path === "/alumni/communities/:id/groups");
  if (!groups) throw new Error("there are no groups");
  const away = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  const { load } = groups;
  onTestFinished(() => void Object.assign(groups, { load }));
  Object.assign(groups, { load: away });
  const { screen, router } = await openProgram(alumniHome, { size: DESKTOP });
  await expect.element(screen.getByRole("navigation", { name: "投稿の種類" })).toBeVisible();
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => isOnline.mockRestore());
  window.dispatchEvent(new Event("offline"));
  await router.navigate(`${alumniHome}/groups`);
  await expect.element(screen.getByRole("alert")).toMatchTextContent(/オフラインのため/);
  const header = screen.getByRole("banner");
  await expect.element(header.getByRole("link", { name: NAME })).toBeVisible();
  await expect.element(header.getByRole("status")).toMatchTextContent(/^オフラインです/);
});
