import { expect, test } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { ConfirmDialog } from "../confirm-dialog/confirm-dialog.tsx";
import { TextField } from "../fields/text-field.tsx";
import { Modal } from "./modal.tsx";

const nothing = () => {};

test("a dialog with a form opens in its first field", async () => {
  const { screen } = await renderPart(
    <Modal title="パスワードの確認" onClose={nothing} footer={<button type="button">確認する</button>}>
      <TextField label="パスワード" value="" onChange={nothing} />
    </Modal>,
  );
  await expect.element(screen.getByRole("textbox", { name: "パスワード" })).toHaveFocus();
});

test("a question opens on the answer that changes nothing", async () => {
  const { screen } = await renderPart(
    <ConfirmDialog
      title="削除しますか？"
      confirmLabel="削除する"
      danger
      onConfirm={nothing}
      onCancel={nothing}
    >
      <p>元に戻すことはできません。</p>
    </ConfirmDialog>,
  );
  await expect.element(screen.getByRole("button", { name: "キャンセル" })).toHaveFocus();
});

test("a dialog that is only read opens at its title", async () => {
  const { screen } = await renderPart(
    <Modal title="プロフィール" onClose={nothing}>
      <p>自己紹介はまだありません。</p>
    </Modal>,
  );
  await expect.element(screen.getByRole("heading", { name: "プロフィール" })).toHaveFocus();
});
