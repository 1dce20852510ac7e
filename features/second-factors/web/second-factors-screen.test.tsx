import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { account, answerAsAoba } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { showAccount } from "#features/accounts/contract/calls.ts";
import { accountPaths } from "#features/accounts/contract/paths.ts";
import { refused } from "#kit/web/testing/answers.test-helper.ts";
import {
  removeAuthenticatorApp,
  renamePasskey,
  renewRecoveryCodes,
  showSecondFactors,
} from "../contract/calls.ts";
import type { OwnSecondFactors } from "../contract/views.ts";

const at = "2026-11-20T03:04:05.000Z";
const none: OwnSecondFactors = {
  passkeys_possible: true,
  passkeys: [],
  app: null,
  recovery_codes_left: 0,
  demanded_by: [],
};

async function open(own: Partial<OwnSecondFactors>) {
  const server = answerAsAoba();
  server.to(showAccount, { data: account });
  server.to(showSecondFactors, { data: { ...none, ...own } });
  await openProgram(accountPaths.alumnus.secondFactors);
  return server;
}
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("with none set up, it is said what the first one does, and who demands one", async () => {
  await open({ demanded_by: ["青葉製作所アルムナイ"] });
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/「青葉製作所アルムナイ」.*設定を終えるまで/);
  await expect.element(page.getByText(/ほかの端末からはログアウトします/)).toBeVisible();
  await expect.element(button("認証アプリを設定する")).toBeVisible();
  await expect.element(button("新しく作り直す")).not.toBeInTheDocument();
});

test("where no passkey is possible, the app is pointed to", async () => {
  await open({ passkeys_possible: false });
  await expect.element(page.getByText(/この環境では、パスキーを登録できません/)).toBeVisible();
});

test("a passkey is renamed by the keyboard alone, and Enter saves", async () => {
  const passkey = { id: 3, name: "仕事の端末", created_at: at, last_used_at: null };
  const server = await open({ passkeys: [passkey] });
  const names: unknown[] = [];
  server.to(
    renamePasskey,
    ({ body }) => {
      names.push(body);
      return {};
    },
    { passkey_id: passkey.id },
  );
  const rename = button("仕事の端末の名前を変える");
  await expect.element(rename).toBeVisible();
  (rename.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await page.getByLabelText("パスキーの名前").fill("金庫の鍵");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => names).toEqual([{ name: "金庫の鍵" }]);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(rename).toHaveFocus();
});

test("new recovery codes, which are shown once, stay open where Enter is pressed twice", async () => {
  const server = await open({
    passkeys: [{ id: 3, name: "仕事の端末", created_at: at, last_used_at: null }],
    recovery_codes_left: 2,
  });
  server.to(renewRecoveryCodes, { data: { recovery_codes: ["zpy28-mymu2-973re"] } });
  await button("新しく作り直す").click();
  await page.getByLabelText("現在のパスワード").fill("Kyuka-2026");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByRole("heading", { name: "リカバリーコードを保存してください" }))
    .toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("zpy28-mymu2-973re")).toBeVisible();
  await button("保存しました").click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(button("新しく作り直す")).toHaveFocus();
});

test("what is set up is listed, with few recovery codes left, and the last that a community demands is kept", async () => {
  const passkey = { id: 3, name: "仕事の端末", created_at: at, last_used_at: null };
  const server = await open({ passkeys: [passkey], app: { created_at: at }, recovery_codes_left: 2 });
  await expect.element(page.getByText("仕事の端末")).toBeVisible();
  await expect.element(page.getByText("まだ使われていません")).toBeVisible();
  await expect.element(page.getByText("使っていないコードが2個あります。")).toBeVisible();
  await expect.element(page.getByText(/残りが少なくなっています/)).toBeVisible();
  server.to(removeAuthenticatorApp, () => refused(400, "ERROR_SECOND_FACTOR_KEPT"));
  await button("解除する").click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByLabelText(/^現在のパスワード/)
    .first()
    .fill("Kumo-Nagare-7");
  await dialog.getByRole("button", { name: "解除する" }).click();
  await expect.element(dialog.getByRole("alert").first()).toBeVisible();
});
