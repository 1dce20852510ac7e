import { expect, onTestFinished, test } from "vitest";
import { answerAsAoba } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { setPreferences } from "#features/profiles/contract/calls.ts";
import { signIn } from "#features/sessions/contract/calls.ts";

const session = { uid: 1, expiry: "2099-01-01T00:00:00+09:00", language: "ja" };

async function logIn(language: "日本語" | "English") {
  onTestFinished(() => {
    localStorage.clear();
    sessionStorage.clear();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
    document.cookie = "enishi_language=; path=/; max-age=0";
  });
  const server = answerAsAoba({}, () => (saved() ? "en" : "ja"));
  const saved = () => server.asked.find(({ path }) => path.endsWith("/account/preferences"));
  server.to(signIn.alumnus, () => ({ body: { success: true, data: session } }));
  server.to(setPreferences, () => ({ body: { success: true } }));
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
