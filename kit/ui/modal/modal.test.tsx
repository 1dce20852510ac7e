import type { ReactNode } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { ConfirmDialog } from "../confirm-dialog/confirm-dialog.tsx";
import { TextField } from "../fields/text-field.tsx";
import { Frame } from "../frame/frame.tsx";
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

test("a field that is loaded after its dialog has opened takes the focus from the title, and from nothing else", async () => {
  const dialog = (children: ReactNode) => (
    <Modal title="パスキーの登録" onClose={nothing}>
      {children}
    </Modal>
  );
  const field = <TextField label="パスワード" value="" onChange={nothing} />;
  const screen = await render(dialog(<p>読み込み中</p>));
  const title = screen.getByRole("heading", { name: "パスキーの登録" });
  await expect.element(title).toHaveFocus();
  await screen.rerender(dialog(field));
  await expect.element(screen.getByRole("textbox")).toHaveFocus();
  await screen.rerender(dialog(<p>読み込み中</p>));
  (screen.getByRole("button", { name: "閉じる" }).element() as HTMLElement).focus();
  await screen.rerender(dialog(field));
  await expect.element(screen.getByRole("textbox")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "閉じる" })).toHaveFocus();
});

test("a question opens on the answer that changes nothing", async () => {
  const { screen } = await renderPart(
    <ConfirmDialog
      title="削除しますか？"
      confirmLabel="削除する"
      danger
      onConfirm={nothing}
      onCancel={nothing}
      message="元に戻せません。"
    />,
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

test("the page behind dialogs stays where it is until the last of them is closed", async () => {
  const overflow = () => getComputedStyle(document.documentElement).overflowY;
  const first = await renderPart(
    <Modal title="プロフィール" onClose={nothing}>
      <p>自己紹介はまだありません。</p>
    </Modal>,
  );
  const second = await renderPart(
    <Modal title="いいねした人" onClose={nothing}>
      <p>まだいません。</p>
    </Modal>,
  );
  await expect.element(second.screen.getByRole("heading", { name: "いいねした人" })).toHaveFocus();
  await second.screen.unmount();
  expect(overflow()).toBe("hidden");
  await first.screen.unmount();
  expect(overflow()).toBe("scroll");
});

test("a dialog opened in the sidebar stays on the screen when the window becomes too narrow for a sidebar", async () => {
  await page.viewport(1280, 800);
  onTestFinished(() => page.viewport(360, 740));
  const { screen } = await renderPart(
    <Frame
      home="/"
      logoUrl={null}
      user={{ name: "水野 雅子", imageUrl: null }}
      userMenu={[]}
      groups={[]}
      sidebarFoot={
        <Modal title="招待URL" onClose={nothing}>
          <button type="button">発行する</button>
        </Modal>
      }
    >
      <h1>ダッシュボード</h1>
    </Frame>,
  );
  await page.viewport(900, 800);
  await expect.element(screen.getByRole("complementary")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("dialog", { name: "招待URL" })).toBeVisible();
  await screen.getByRole("button", { name: "発行する" }).click();
});

test("the head and the foot of a dialog are no landmarks of the page", async () => {
  const { screen } = await renderPart(
    <Modal title="お知らせ" onClose={nothing} footer={<button type="button">閉じる</button>}>
      <p>ようこそ。</p>
    </Modal>,
  );
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  for (const landmark of ["banner", "contentinfo"] as const)
    await expect.element(screen.getByRole(landmark)).not.toBeInTheDocument();
});
