import { expect, onTestFinished, test } from "vitest";
import { answerAsAoba } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { setPreferences } from "#features/accounts/contract/calls.ts";
import { keepChoice } from "#kit/ui/kept-choice.ts";
import { noteGuestLanguage } from "#kit/web/language-choice.ts";
import { clearStoredSession, readStoredSession } from "#kit/web/session/stored-session.ts";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { activateAlumnus, showPendingRegistration } from "../contract/calls.ts";
import FinishedScreen from "./finished-screen.tsx";
import JoinFinishedScreen from "./join-finished-screen.tsx";

const community = {
  id: 1,
  name: "青葉製作所アルムナイ",
  image_url: null,
  profile_image_url: null,
  theme: { shades: Array.from({ length: 10 }, () => "#0b7285"), on_accent: "#ffffff" },
} as const;
const session = { uid: 7, expiry: "2026-12-21T00:00:00.000Z", language: "ja" } as const;
const registration = {
  family_name: "木村",
  given_name: "さくら",
  display_name: "さくら",
  email: "sakura@example.jp",
  language: "ja",
  invited_by: "佐藤 花子",
  sent_at: "2026-11-21T00:00:00.000Z",
} as const;

async function activate(under_review: boolean) {
  const server = answerCalls();
  const outcome = { community, under_review, already_activated: false } as const;
  server.to(showPendingRegistration, { data: { ...outcome, registration, needs_password: false } });
  server.to(setPreferences, {});
  server.to(activateAlumnus, { data: { ...outcome, session } });
  onTestFinished(() => clearStoredSession("alumni"));
  const path = "/alumni/register_alumnus_finished";
  const { screen, router } = await renderPart(<FinishedScreen />, { path, at: `${path}?token=abc` });
  await screen.getByRole("button", { name: "登録を完了する" }).click();
  return { screen, router, server };
}

test("whom nobody has to approve is signed in and led straight into the community (R006)", async () => {
  const { screen, router } = await activate(false);
  await expect.element(screen.getByText("佐藤 花子さんからの招待")).toBeVisible();
  await screen.getByRole("link", { name: "コミュニティを開く" }).click();
  await expect.poll(() => router.state.location.pathname).toBe("/alumni/communities/1");
  expect(readStoredSession("alumni")).toMatchObject({ uid: 7 });
});

test("the language chosen on the way in is the account's from then on (R021)", async () => {
  noteGuestLanguage("en");
  const { server } = await activate(false);
  await expect.poll(() => readStoredSession("alumni")).toMatchObject({ language: "en" });
  const saved = server.asked.filter(({ path }) => path.endsWith("/account/preferences"));
  expect(saved.map(({ body }) => body)).toEqual([{ language: "en" }]);
});

test.each([
  ["to a page in English", undefined, "Check your registration"],
  ["to one in the language that was chosen in this browser", "ja", "登録する内容の確認"],
])("a mail in English leads %s (R021)", async (_, chosen, title) => {
  if (chosen) keepChoice("language", chosen);
  const data = { community, under_review: true, already_activated: false, needs_password: false };
  answerAsAoba().to(showPendingRegistration, {
    data: { ...data, registration: { ...registration, language: "en" } },
  });
  const { screen } = await openProgram("/alumni/register_alumnus_finished?token=abc", { guest: true });
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
});

test("whoever waits for approval is led to where it can be looked at", async () => {
  const { screen, router } = await activate(true);
  await screen.getByRole("link", { name: "申し込みの状況を見る" }).click();
  await expect.poll(() => router.state.location.pathname).toBe("/alumni/lobby");
});

test.each([
  ["whom nobody has to approve, straight into the community", false, "/alumni/communities/1"],
  ["who waits for approval, to the lobby", true, "/alumni/lobby"],
])("joining with an account leads those %s", async (_, under_review, to) => {
  const path = "/alumni/register_alumnus_community_finished";
  const { screen, router } = await renderPart(<JoinFinishedScreen />, { path });
  await router.navigate(path, { state: { community, under_review } });
  await screen.getByRole("link").first().click();
  await expect.poll(() => router.state.location.pathname).toBe(to);
});
