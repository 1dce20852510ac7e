import { describe, expect, test } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { listCandidates } from "#features/candidates/contract/calls.ts";
import { showContract } from "#features/contracts/contract/calls.ts";
import { listGroups } from "#features/groups/contract/calls.ts";
import { showPartner } from "#features/social-logins/contract/partner-calls.ts";
import { filled, pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import {
  AOBA,
  administrator,
  alumniHome,
  answerAsAoba,
  contract,
  employeeHome,
} from "../testing/aoba.test-helper.ts";
import { DESKTOP, openProgram, PHONE } from "../testing/program.test-helper.tsx";

const onDesktop = { size: DESKTOP };
const groups = { groups: [], total_pages: 0, total_records: 0, abilities: { create: false } };
const toCandidates = `${employeeHome}/alumnus_candidates_waiting_approval`;

const candidate = {
  id: 31,
  management_no: 12,
  family_name: "木村",
  given_name: "さくら",
  family_name_kana: "キムラ",
  given_name_kana: "サクラ",
  display_name: "さくら",
  email: "sakura@example.jp",
  mail_returned_since: null,
  birthday: "1992-03-09",
  invited_by: null,
  applied_at: "2026-11-20T03:04:05.000Z",
  updated_at: "2026-11-20T03:04:05.000Z",
};

function answerAsOffice() {
  const server = answerAsAoba({ me: administrator });
  server.to(listCandidates, filled(listCandidates, pageOf([candidate])), { id: AOBA });
  return server;
}

test.each([
  [79, false],
  [80, true],
])("with %i of 100 places taken the contract’s entry has a sign: %s", async (alumni, hasSign) => {
  const server = answerAsOffice();
  server.to(showContract, { data: { ...contract, members: { alumni, employees: 0 } } }, { id: AOBA });
  const { screen } = await openProgram(toCandidates, onDesktop);
  const menu = screen.getByRole("complementary", { name: "サイドバー" });
  const settings = menu.getByRole("button", { name: "設定" });
  await expect.element(settings).toBeVisible();
  if (settings.element().getAttribute("aria-expanded") === "false") await settings.click();
  const name = hasSign ? "契約 登録人数 80 / 100名" : "契約";
  await expect.element(menu.getByRole("link", { name, exact: true })).toBeVisible();
});

describe("there are four frames (R001, R002, R003, R029)", () => {
  test.each([
    ["alumni", alumniHome, "アルムナイ"],
    ["employees", employeeHome, "在籍者"],
  ])("that of %s has the community's places, and says who one is", async (_, home, kind) => {
    answerAsAoba();
    const { screen } = await openProgram(home, onDesktop);
    const side = screen.getByRole("complementary", { name: "サイドバー" });
    await expect
      .element(side.getByRole("link", { name: "グループ" }))
      .toHaveAttribute("href", `${home}/groups`);
    await expect.element(side.getByText(kind, { exact: true })).toBeVisible();
    await expect.element(screen.getByText("管理画面")).not.toBeInTheDocument();
  });

  test("that of administrators has the office's places, and the way to the members' side", async () => {
    answerAsOffice();
    const { screen } = await openProgram(toCandidates, onDesktop);
    const menu = screen.getByRole("complementary", { name: "サイドバー" });
    await expect
      .element(menu.getByRole("link", { name: "承認待ち", exact: true }))
      .toHaveAttribute("href", toCandidates);
    await expect
      .element(menu.getByRole("link", { name: "メンバー画面へ" }))
      .toHaveAttribute("href", employeeHome);
    await expect.element(menu.getByRole("link", { name: "グループ" })).not.toBeInTheDocument();
  });

  test.each([DESKTOP, PHONE])(
    "at %i px the console's menu of a person says their role and has no way out of the community; the lobby is a step away (F41)",
    async (...size) => {
      answerAsOffice();
      const { screen, router } = await openProgram(toCandidates, { size });
      const header = screen.getByRole("banner");
      const [width] = size;
      await header
        .getByRole("button", { name: width < 992 ? "メニュー" : /佐藤 花子/ })
        .first()
        .click();
      const menu = screen.getByRole(width < 992 ? "dialog" : "menu").first();
      const said = width < 992 ? menu : header;
      await expect.element(said.getByText("管理者", { exact: true }).first()).toBeVisible();
      await expect.element(menu.getByText("ログアウト")).toBeVisible();
      await expect.element(screen.getByText(/退会/)).not.toBeInTheDocument();
      await userEvent.keyboard("{Escape}");
      expect(header.element().querySelector('a[href$="/users"]')).toBeNull();
      await header.getByRole("button", { name: "コミュニティを切り替える" }).click();
      await screen.getByRole("menuitem", { name: "コミュニティを選ぶ" }).click();
      await expect.poll(() => router.state.location.pathname).toBe("/community/lobby");
    },
  );

  test("on the narrowest phone the console's bell and menu are not squeezed", async () => {
    answerAsOffice();
    const { screen } = await openProgram(toCandidates, { size: [320, 640] });
    for (const name of [/^お知らせ/, "メニュー"]) {
      const button = screen.getByRole("banner").getByRole("button", { name }).first();
      await expect.element(button).toBeVisible();
      const { width, height } = button.element().getBoundingClientRect();
      expect(width).toBeGreaterThanOrEqual(height);
    }
  });

  test("the fourth has the logo alone", async () => {
    const { screen } = await openProgram("/alumni/login", { ...onDesktop, guest: true });
    await expect.element(screen.getByRole("button", { name: "ログインする" })).toBeVisible();
    expect(screen.getByRole("banner").getByRole("link").all()).toHaveLength(1);
    await expect.element(screen.getByRole("navigation", { name: "メインメニュー" })).not.toBeInTheDocument();
  });
});

test("the sign-in of an outside organisation has no sidebar, not for somebody who is in either (R028)", async () => {
  const server = answerAsAoba();
  const data = { name: "青葉製作所アルムナイ", corporation_name: "青葉製作所" };
  server.to(showPartner, { data });
  const { screen } = await openProgram("/partner/sign_in", onDesktop);
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(screen.getByRole("complementary")).not.toBeInTheDocument();
});

test("a member's logo leads to the community's home, wherever one is in it (R031)", async () => {
  answerAsAoba().to(listGroups, groups, { id: AOBA });
  const { screen, router } = await openProgram(`${alumniHome}/groups`, onDesktop);
  await screen.getByRole("banner").getByRole("link", { name: "青葉製作所アルムナイ" }).click();
  await expect.poll(() => router.state.location.pathname).toBe(alumniHome);
});

test("a card in the sidebar shows one's names and kind, and leads to the profile (R040)", async () => {
  answerAsAoba();
  const { screen } = await openProgram(alumniHome, onDesktop);
  const side = screen.getByRole("complementary", { name: "サイドバー" });
  for (const words of ["佐藤 花子", "佐藤 はな", "アルムナイ"])
    await expect.element(side.getByText(words, { exact: true })).toBeVisible();
  await expect
    .element(side.getByRole("link", { name: "プロフィール" }))
    .toHaveAttribute("href", `${alumniHome}/account/profile/setting`);
});

describe("popular tags (R041)", () => {
  test("stand beside the home, and lead to the posts with them", async () => {
    answerAsAoba();
    const { screen, router } = await openProgram(alumniHome, onDesktop);
    await screen.getByRole("link", { name: "#登山" }).click();
    await expect.poll(() => router.state.location.search).toBe(`?tag=${encodeURIComponent("登山")}`);
  });

  test("keep the tab one is on", async () => {
    answerAsAoba();
    const { screen, router } = await openProgram(`${alumniHome}?tab=article`, onDesktop);
    await screen.getByRole("link", { name: "#登山" }).click();
    await expect
      .poll(() => router.state.location.search)
      .toBe(`?tab=article&tag=${encodeURIComponent("登山")}`);
  });

  test("stand in the menu of a phone, which closes over the posts with them", async () => {
    answerAsAoba();
    const { screen, router } = await openProgram(alumniHome, { size: PHONE });
    await screen.getByRole("button", { name: "メニュー", exact: true }).click();
    const tag = screen.getByRole("link", { name: "#登山" });
    await tag.click();
    await expect.poll(() => router.state.location.search).toBe(`?tag=${encodeURIComponent("登山")}`);
    await expect.element(tag).not.toBeInTheDocument();
  });

  test.each([
    ["of no other place", `${alumniHome}/groups`, DESKTOP],
    ["of no phone before its menu is opened", alumniHome, PHONE],
  ])("%s", async (_, at, size) => {
    const server = answerAsAoba();
    server.to(listGroups, groups, { id: AOBA });
    const { screen } = await openProgram(at, { size });
    await expect.element(screen.getByRole("banner").getByText("青葉製作所アルムナイ")).toBeVisible();
    await expect.poll(() => server.asked.some(({ path }) => path.endsWith("/alumnus/me"))).toBe(true);
    expect(server.asked.map(({ path }) => path)).not.toContain("/api/m/tags/popular");
    await expect.element(screen.getByRole("link", { name: "#登山" })).not.toBeInTheDocument();
  });
});

test.each([
  [true, 1],
  [false, 0],
])(
  "where members may invite is %s, the link is offered %i times (R043)",
  async (can_use_invited_code, times) => {
    answerAsAoba({ can_use_invited_code });
    const { screen } = await openProgram(alumniHome, onDesktop);
    const side = screen.getByRole("complementary", { name: "サイドバー" });
    await expect.element(side.getByText("佐藤 花子")).toBeVisible();
    expect(side.getByRole("button", { name: "メンバーを招待" }).all()).toHaveLength(times);
  },
);

test.each([
  ["inside a community", `${alumniHome}?tab=mine`, "会員規約"],
  ["on the employees' side of it", `${employeeHome}?tab=mine`, "ご利用上の注意"],
])(
  "%s the menu leads to terms, membership terms, privacy, inquiry and company (R044)",
  async (_, at, own) => {
    answerAsAoba();
    const { screen } = await openProgram(at, onDesktop);
    await screen.getByRole("button", { name: /佐藤 花子/ }).click();
    await screen.getByRole("menuitem", { name: "ヘルプと規約" }).click();
    const help = screen.getByRole("dialog", { name: "ヘルプと規約" });
    for (const name of ["利用規約", own, "お問い合わせ"])
      await expect.element(help.getByRole("button", { name })).toBeVisible();
    for (const [name, href] of [
      ["プライバシーポリシー", "/privacy"],
      ["運営会社", "/company"],
    ] as const)
      await expect
        .element(help.getByRole("link", { name: new RegExp(`^${name}`) }))
        .toHaveAttribute("href", href);
  },
);

test("the menu opens the candidates by their number, and says so in the address (R377)", async () => {
  const server = answerAsOffice();
  const { screen, router } = await openProgram(toCandidates, onDesktop);
  await screen.getByRole("link", { name: "承認待ち", exact: true }).click();
  await expect.poll(() => router.state.location.search).toBe("?management_no=asc");
  const asked = server.asked.find(({ path }) => path.endsWith("/applicants"));
  expect(asked?.query.get("management_no")).toBe("asc");
});

test("administrators see when somebody applied to the second (R484)", async () => {
  answerAsOffice();
  const { screen } = await openProgram(toCandidates, onDesktop);
  await expect.element(screen.getByText("2026/11/20 12:04:05")).toBeVisible();
});

test("a table's rows are lines from 768 pixels on and cards below (R338)", async () => {
  answerAsOffice();
  const { screen } = await openProgram(toCandidates, { size: [768, 740] });
  const row = screen.getByRole("row").filter({ hasText: "木村 さくら" });
  await expect.element(row).toBeVisible();
  const height = () => row.element().getBoundingClientRect().height;
  const line = height();
  await browser.viewport(767, 740);
  await expect.poll(height).toBeGreaterThan(2 * line);
});

test("the frame is a phone's up to 991 pixels and a desktop's from 992 on (R338)", async () => {
  answerAsAoba();
  const { screen } = await openProgram(alumniHome, { size: [991, 740] });
  const bar = screen.getByRole("navigation", { name: "主な画面" });
  const side = screen.getByRole("complementary", { name: "サイドバー" });
  await expect.element(bar).toBeVisible();
  await expect.element(side).not.toBeInTheDocument();
  await browser.viewport(992, 740);
  await expect.element(side).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
});
