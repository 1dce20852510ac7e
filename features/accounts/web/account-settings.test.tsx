import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { account, answerAsAoba } from "#apps/web/testing/aoba.test-helper.ts";
import { DESKTOP, openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { refused } from "#kit/web/testing/answers.test-helper.ts";
import {
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
  showAccount,
} from "../contract/calls.ts";
import { changeEmail } from "../contract/email-calls.ts";
import { accountPaths } from "../contract/paths.ts";
import type { OwnAccount, Session } from "../contract/views.ts";

const paths = accountPaths.alumnus;
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

async function open(path: string, own: Partial<OwnAccount> = {}) {
  const server = answerAsAoba();
  server.toOthers(() => refused(500, "ERROR_UNEXPECTED"));
  server.to(showAccount, { data: { ...account, ...own } });
  return { server, ...(await openProgram(path, { size: DESKTOP })) };
}

test("a new address is asked for with the password, whose fault stands at its field", async () => {
  const { server, router } = await open(paths.emailSettings);
  await expect.element(page.getByText("現在のメールアドレス：hanako@example.jp")).toBeVisible();
  const code = "ERROR_CURRENT_PASSWORD";
  server.to(changeEmail.alumnus, () =>
    refused(400, code, [{ message_code: code, field: "current_password" }]),
  );
  const fields = page.getByRole("textbox", { name: /^新しいメールアドレス/ });
  for (const field of fields.all()) await field.fill("sato@example.jp");
  const password = page.getByLabelText(/^現在のパスワード/).first();
  await password.fill("machigai");
  await press("確認のメールを送る");
  await expect.element(password).toHaveAccessibleDescription(/現在のパスワードが正しくありません/);
  await expect.element(fields.first()).toHaveValue("sato@example.jp");
  await password.fill("Kumo-Nagare-7");
  server.to(changeEmail.alumnus, {});
  await press("確認のメールを送る");
  await expect.element(page.getByText("確認のメールをお送りしました")).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe(paths.settings);
});

test("a new password is set with the present one, whose fault stands at its field", async () => {
  const { server, router } = await open(paths.passwordSettings);
  const code = "ERROR_CURRENT_PASSWORD";
  const refusal = refused(400, code, [{ message_code: code, field: "current_password" }]);
  server.to(changePassword.alumnus, refusal);
  const present = page.getByLabelText(/^現在のパスワード/).first();
  await present.fill("machigai");
  for (const name of [/^新しいパスワード(?!（)/, /^新しいパスワード（確認）/])
    await page.getByLabelText(name).first().fill("Kumo-Nagare-7");
  await press("パスワードを変更する");
  await expect.element(present).toHaveAccessibleDescription(/現在のパスワードが正しくありません/);
  await present.fill("Yama-Nobori-3");
  server.to(changePassword.alumnus, {});
  await press("パスワードを変更する");
  await expect.element(page.getByText(/^パスワードを変更し/)).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe(paths.settings);
});

test.each([paths.emailSettings, paths.passwordSettings])(
  "%s leads whoever has no password back to the settings",
  async (path) => {
    const { router } = await open(path, { has_password: false });
    await expect.poll(() => router.state.location.pathname).toBe(paths.settings);
  },
);

const at = "2026-11-20T03:04:05.000Z";
const session = (id: number, system: Session["system"], is_current = false): Session => ({
  id,
  browser: "Chrome",
  system,
  is_current,
  signed_in_at: at,
  last_used_at: at,
});

test("the devices: one is ended after asking, one that has ended meanwhile too; with one alone there is nothing to end", async () => {
  const { server, router } = await open("/");
  let sessions = [session(1, "Windows", true), session(2, "iPhone"), session(3, null)];
  server.to(listSessions, () => ({
    data: { records: sessions },
    total_records: sessions.length,
    total_pages: 1,
  }));
  const end = (id: number, answer: ReturnType<typeof refused> | Record<string, never>) =>
    server.to(
      endSession,
      () => {
        sessions = sessions.filter((one) => one.id !== id);
        return answer;
      },
      { session_id: id },
    );
  end(2, refused(404, "RECORD_NOT_FOUND"));
  await router.navigate(`${paths.sessions}?page=4`);
  const rows = page.getByRole("main").getByRole("listitem");
  await expect.element(rows.nth(0)).toMatchTextContent(/WindowsのChrome.*この端末/);
  expect(router.state.location.search).toBe("");
  await press("ログアウトさせる: iPhoneのChrome");
  await press("ログアウトさせる");
  await expect.element(page.getByText("iPhoneのChromeをログアウトさせました")).toBeVisible();
  await expect.poll(() => rows.all().length).toBe(2);
  server.to(endOtherSessions, () => refused(503, "ERROR_UNAVAILABLE"));
  await press("ほかのすべての端末からログアウトする");
  await press("ログアウトさせる");
  await expect.element(page.getByText(/ただいま|もう一度お試し/).first()).toBeVisible();
  server.to(endOtherSessions, () => {
    sessions = sessions.slice(0, 1);
    return { data: { ended: 1 } };
  });
  await press("ほかのすべての端末からログアウトする");
  await press("ログアウトさせる");
  await expect.element(page.getByText("ほかにログインしている端末はありません。")).toBeVisible();
});
