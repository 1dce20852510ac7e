import { describe, expect, onTestFinished, test } from "vitest";
import { administrator, answerAsAoba, community } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { setPreferences } from "#features/accounts/contract/calls.ts";
import { showReturnedMail } from "#features/bounces/contract/calls.ts";
import type { CommunityCard } from "#features/communities/contract/calls.ts";
import { listCommunities } from "#features/communities/contract/calls.ts";
import { showSecondStep, signIn } from "#features/sessions/contract/calls.ts";
import { keepChoice } from "#kit/ui/kept-choice.ts";
import { loginPath } from "#kit/web/session/area.ts";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";

const session = { uid: 1, expiry: "2099-01-01T00:00:00+09:00", language: "ja" } as const;

async function logIn(language: "日本語" | "English") {
  const server = answerAsAoba({}, () => (saved() ? "en" : "ja"));
  const saved = () => server.asked.find(({ path }) => path.endsWith("/account/preferences"));
  server.to(listCommunities, pageOf([]));
  server.to(signIn.alumnus, { data: session });
  server.to(setPreferences, {});
  const { screen } = await openProgram("/alumni/login", { guest: true });
  const isEnglish = language === "English";
  if (isEnglish) {
    await screen.getByRole("button", { name: "English" }).click();
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Log in as an alumnus");
  }
  await screen.getByRole("textbox").first().fill("hanako@example.jp");
  await screen.getByRole("textbox").last().fill("Kiku-no-hana-9");
  await screen.getByRole("button", { name: isEnglish ? "Log in" : "ログインする", exact: true }).click();
  return { screen, saved };
}

test("the language asked for on the way in is the one inside, and the account's from then on (R021)", async () => {
  const { screen, saved } = await logIn("English");
  await expect.element(screen.getByRole("heading", { level: 1, name: "Choose a community" })).toBeVisible();
  expect(saved()?.body).toEqual({ language: "en" });
});

test("who asks for none finds the account's own (R021)", async () => {
  const { screen, saved } = await logIn("日本語");
  await expect.element(screen.getByRole("heading", { level: 1, name: "コミュニティを選ぶ" })).toBeVisible();
  expect(saved()).toBeUndefined();
});

const passkey = { challenge: "Y2hhbGxlbmdl", allowCredentials: [], userVerification: "preferred" };

test.each([
  ["the only way, the code", null, "textbox", "認証アプリのコード"],
  ["the first way, the passkey", passkey, "button", "パスキーで確認する"],
] as const)("the second step begins in %s", async (_, options, role, name) => {
  const server = answerAsAoba();
  server.to(showSecondStep.alumnus, { data: { app: true, recovery: true, passkey: options } });
  const { screen } = await openProgram("/alumni/login?second_factor=1", { guest: true });
  await expect.element(screen.getByRole(role, { name })).toHaveFocus();
});

test.each([
  "/alumni/login?second_factor=1",
  "/alumni/login?redirect=%2Falumni%2Fregister_alumnus_community%3Finvited_code%3DA",
])("there is a heading as soon as anything is: %s", async (at) => {
  const server = answerAsAoba();
  server.to(showSecondStep.alumnus, { data: { app: true, recovery: true, passkey: null } });
  const without: string[] = [];
  const observer = new MutationObserver(() => {
    const main = document.querySelector("main");
    if (main?.firstElementChild && !main.querySelector("h1")) without.push(main.innerHTML);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  const { screen } = await openProgram(at, { guest: true });
  await expect.element(screen.getByRole("textbox").first()).toBeVisible();
  expect(without).toEqual([]);
});

test("the ways to log in stand apart from one another, in the colour of what is read", async () => {
  answerAsAoba();
  const { screen } = await openProgram("/alumni/login", { guest: true });
  const button = screen.getByRole("button", { name: "ログインする", exact: true });
  await expect.element(button).toBeVisible();
  const card = button.element().closest("form")?.parentElement;
  const heading = screen.getByRole("heading", { level: 1 }).element();
  const children = [...(card?.children ?? [])].map((child) => child.getBoundingClientRect());
  expect(children.length).toBeGreaterThan(1);
  for (const [i, { top }] of children.entries())
    if (i > 0) expect(top - (children[i - 1]?.bottom ?? 0)).toBeGreaterThanOrEqual(8);
  expect(card && getComputedStyle(card).color).toBe(getComputedStyle(heading).color);
});

describe("whoever asked for no page", () => {
  const HOME = "/alumni/communities/1";
  const card = {
    ...community,
    is_admin: false,
    state: "participating",
    can_enter: true,
    unread_notification_count: 0,
    unread_chat_count: 0,
  } as const;
  const waiting = { ...card, id: 2, state: "under_review", can_enter: false } as const;

  async function enter(server: ReturnType<typeof answerAsAoba>, area: "alumni" | "community" = "alumni") {
    for (const call of Object.values(signIn)) server.to(call, { data: session });
    const { screen, router } = await openProgram(loginPath[area], { guest: true });
    await screen.getByRole("textbox").first().fill("hanako@example.jp");
    await screen.getByRole("textbox").last().fill("Kiku-no-hana-9");
    await screen.getByRole("button", { name: "ログインする", exact: true }).click();
    return expect.poll(() => router.state.location.pathname);
  }

  test("is led straight into the only community (R068)", async () => {
    await (await enter(answerAsAoba())).toBe(HOME);
  });

  test.each([
    ["a second community", [card, { ...card, id: 2 }]],
    ["an application that still waits", [waiting]],
    ["no community", []],
  ])("is led to the lobby where there is %s", async (_, cards) => {
    const server = answerAsAoba();
    server.to(listCommunities, pageOf<CommunityCard>(cards));
    await (await enter(server)).toBe("/alumni/lobby");
  });

  test("is led to the lobby while mail comes back, since it is said there", async () => {
    const server = answerAsAoba();
    server.to(showReturnedMail, { data: { since: "2026-11-20T03:00:00.000Z" } });
    await (await enter(server)).toBe("/alumni/lobby");
  });

  test.each([
    ["", "/community/communities/1/dashboard"],
    ["members", "/community/communities/1"],
  ])(
    "goes to the console as an administrator, unless this browser was a member's last: %j",
    async (side, to) => {
      keepChoice("side", side);
      await (await enter(answerAsAoba({ me: administrator }), "community")).toBe(to);
    },
  );
});
