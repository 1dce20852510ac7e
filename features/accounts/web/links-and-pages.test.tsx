import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerAsAoba } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { linkTo } from "#kit/contract/link-to.ts";
import { refused } from "#kit/web/testing/answers.test-helper.ts";
import { checkResetLink, requestReset, resetPassword } from "../contract/calls.ts";
import { checkEmailLink, confirmEmail, remindOfEmail } from "../contract/email-calls.ts";
import { accountPaths } from "../contract/paths.ts";
import { endForgottenEmail } from "./forgotten-email-draft.ts";

const memberKinds = ["alumnus", "employee"] as const;
const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

async function open(path: string) {
  const server = answerAsAoba();
  return { server, ...(await openProgram(path, { guest: true })) };
}

test.each(
  memberKinds.flatMap((kind) => {
    const paths = accountPaths[kind];
    return [
      [paths.forgotPasswordMailed, "メールをご確認ください", paths.forgotPassword],
      [paths.resetPasswordFinished, "パスワードを設定しました", paths.login],
      [
        `${paths.resetMailError}?message_code=ERROR_EMAIL_TAKEN`,
        "メールアドレスを変更できませんでした",
        paths.settings,
      ],
      [`${paths.resetMailError}?message_code=NOBODY_KNOWS`, "このリンクは使えません", paths.settings],
    ] as const;
  }),
)("%s says “%s” and leads on to %s", async (path, title, next) => {
  await open(path);
  await expect.element(heading(title)).toBeVisible();
  const targets = page
    .getByRole("main")
    .getByRole("link")
    .elements()
    .map((link) => link.getAttribute("href"));
  expect(targets).toContain(next);
});

test.each(memberKinds)(
  "the way to a new password of an %s: what was typed stays where it is refused, and is named once it is sent",
  async (kind) => {
    const { server } = await open(accountPaths[kind].forgotPassword);
    server.to(requestReset[kind], () => refused(503, "ERROR_UNAVAILABLE"));
    const email = page.getByRole("textbox", { name: "メールアドレス" });
    await email.fill("hanako@example.jp");
    await press("メールを送る");
    await expect.element(page.getByRole("alert").first()).toBeVisible();
    await expect.element(email).toHaveValue("hanako@example.jp");
    server.to(requestReset[kind], {});
    await email.click();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(/^hanako@example.jp が登録されている場合は/)).toBeVisible();
    await expect
      .element(page.getByRole("button", { name: /^メールをもう一度送る（あと\d+秒）/ }))
      .toBeDisabled();
  },
);

test("the link to a new password that is refused, at once or only by the form, leads to a new mail", async () => {
  const { server, router } = await open("/");
  const { alumnus } = checkResetLink;
  const at = `${accountPaths.alumnus.resetPassword}?token=t`;
  server.to(alumnus, () => refused(400, "ERROR_RESET_LINK_EXPIRED"));
  await router.navigate(at);
  await expect.element(heading("このリンクは使えません")).toBeVisible();
  await expect.element(page.getByText(/有効期限（\d+時間）が切れています/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "もう一度メールを送る" })).toBeVisible();
  server.to(alumnus, { data: { email: "hanako@example.jp", language: "ja", linked: [] } });
  server.to(resetPassword.alumnus, () => refused(400, "ERROR_RESET_LINK_USED"));
  await router.navigate(`${at}2`);
  await expect.element(page.getByText(/^hanako@example.jp のアカウント/)).toBeVisible();
  for (const name of [/^新しいパスワード(?!（)/, /^新しいパスワード（確認）/])
    await page.getByLabelText(name).first().fill("Kumo-Nagare-7");
  await press("パスワードを設定する");
  await expect.element(page.getByText(/既に使われています/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "ログインする" })).toBeVisible();
});

test("the link to a new address asks before it changes anything, and says what has become of it", async () => {
  const { server, router } = await open("/");
  const at = `${accountPaths.alumnus.resetMailFinished}?token=t`;
  const answer = () => ({ data: { email: "hanako@example.jp", language: "ja" } }) as const;
  server.to(checkEmailLink.alumnus, answer);
  server.to(confirmEmail.alumnus, () => refused(400, "ERROR_EMAIL_TAKEN"));
  await router.navigate(at);
  await expect.element(page.getByText("hanako@example.jp")).toBeVisible();
  await press("変更を確定する");
  await expect.element(heading("メールアドレスを変更できませんでした")).toBeVisible();
  server.to(confirmEmail.alumnus, answer);
  await router.navigate(at);
  await press("変更を確定する");
  await expect.element(page.getByText("これからは hanako@example.jp でログインしてください。")).toBeVisible();
});

test("the link of a mail in English opens a page in English (R021)", async () => {
  const { server, router } = await open("/");
  const data = { email: "hanako@example.jp", language: "en", linked: [] } as const;
  server.to(checkResetLink.alumnus, { data });
  await router.navigate(`${accountPaths.alumnus.resetPassword}?token=t`);
  await expect.element(page.getByLabelText(/^New password/).first()).toBeVisible();
});

test("a forgotten address is asked for with what is known, shown once more, and answered alike for everybody", async () => {
  onTestFinished(endForgottenEmail);
  const { server, router } = await open(linkTo("/community/users/forgot_email_confirm"));
  await expect.poll(() => router.state.location.pathname).toBe(linkTo("/community/users/forgot_email"));
  await press("入力内容を確認する");
  await expect.element(page.getByRole("textbox", { name: /^姓/ })).toHaveAttribute("aria-invalid", "true");
  for (const [name, value] of [
    [/^姓/, "佐藤"],
    [/^名/, "花子"],
    [/^生年月日/, "1988-04-02"],
    [/^コミュニティ名/, "青葉製作所"],
  ] as const)
    await page.getByRole("textbox", { name }).fill(value);
  await press("入力内容を確認する");
  await expect.element(page.getByText("青葉製作所")).toBeVisible();
  server.to(remindOfEmail, () => refused(503, "ERROR_UNAVAILABLE"));
  await press("送信する");
  await expect.element(page.getByRole("alert").first()).toBeVisible();
  server.to(remindOfEmail, {});
  await press("送信する");
  await expect.element(heading("受け付けました")).toBeVisible();
});
