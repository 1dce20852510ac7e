import type { Page } from "@playwright/test";

export const composerOn = (page: Page) => {
  const form = page.getByRole("dialog", { name: /^投稿を(作成|編集)$/ });
  return {
    form,
    open: () => page.getByRole("button", { name: "いま伝えたいことを投稿する" }).click(),
    title: form.getByLabel("タイトル"),
    content: form.getByRole("textbox", { name: "本文" }),
    tags: form.getByRole("combobox", { name: "タグ" }),
    pictures: form.locator("input[type=file]"),
    chosen: form.getByRole("list", { name: "選んだファイル" }).getByRole("listitem"),
    kind: (name: string) => form.getByLabel(name, { exact: true }),
    submit: () => form.getByRole("button", { name: "投稿する", exact: true }).click(),
    save: () => form.getByRole("button", { name: "保存する", exact: true }).click(),
    close: () => form.getByRole("button", { name: "閉じる" }).first().click(),
  };
};
