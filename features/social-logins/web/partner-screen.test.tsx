import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerAsAoba } from "#apps/web/testing/aoba.test-helper.ts";
import { logIn, openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { refused } from "#kit/web/testing/answers.test-helper.ts";
import { showPartner } from "../contract/partner-calls.ts";

const partner = { name: "青葉製作所アルムナイ", corporation_name: "青葉製作所" };
const link = (name: string) => page.getByRole("link", { name });

async function open(search = "") {
  answerAsAoba().to(showPartner, { data: partner });
  await openProgram(`/aoba/sign_in${search}`, { guest: true });
  await expect.element(page.getByText(/^青葉製作所のアカウントで「青葉製作所アルムナイ」に/)).toBeVisible();
}

test("a guest logs in by the organisation's account, or by the address (R028)", async () => {
  await open();
  await expect
    .element(link("組織のアカウントでログイン"))
    .toHaveAttribute("href", "/api/partner/sign_in?mode=login&prefix=aoba");
  await expect
    .element(link("メールアドレスでログインする"))
    .toHaveAttribute("href", "/community/users/login");
});

test("who is logged in may link the account, and once it is linked goes on to the lobby", async () => {
  logIn("community");
  await open();
  await expect.element(page.getByRole("button", { name: /ログイン中のアカウントと連携する/ })).toBeVisible();
  await expect.element(link("コミュニティの選択へ")).toHaveAttribute("href", "/community/lobby");
});

test("what the organisation's service refused is said above the way in", async () => {
  await open("?message_code=ERROR_PARTNER_LOGIN");
  await expect.element(page.getByRole("alert")).toMatchTextContent(/^連携している在籍者が見つかりません/);
});

test("a prefix that is nobody's is the 404 page", async () => {
  answerAsAoba().to(showPartner, () => refused(404, "RECORD_NOT_FOUND"));
  const { router } = await openProgram("/nobody/sign_in", { guest: true });
  await expect.poll(() => router.state.location.pathname).toBe("/404");
});
