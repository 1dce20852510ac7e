import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { Menu } from "./menu.tsx";

test("arrows go round a menu, Home and End lead to its ends, and Escape back to its button", async () => {
  const items = ["編集する", "複製する", "削除する"].map((label) => ({ label, onSelect: () => {} }));
  const { screen } = await renderPart(<Menu label="操作" items={items} />);
  const item = (name: string) => screen.getByRole("menuitem", { name });
  await screen.getByRole("button", { name: "操作" }).click();
  await expect.element(item("編集する")).toHaveFocus();
  for (const [key, name] of [
    ["End", "削除する"],
    ["ArrowDown", "編集する"],
    ["ArrowUp", "削除する"],
    ["Home", "編集する"],
    ["ArrowDown", "複製する"],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(item(name)).toHaveFocus();
  }
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("button", { name: "操作" })).toHaveFocus();
});

test("a menu closes when the keyboard goes on behind it", async () => {
  const items = ["編集する", "削除する"].map((label) => ({ label, onSelect: () => {} }));
  const { screen } = await renderPart(
    <>
      <Menu label="操作" items={items} />
      <a href="#next">次の投稿</a>
    </>,
  );
  await screen.getByRole("button", { name: "操作" }).click();
  await expect.element(screen.getByRole("menuitem", { name: "編集する" })).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("menuitem", { name: "削除する" })).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("link", { name: "次の投稿" })).toHaveFocus();
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "操作" }).click();
  await expect.element(screen.getByRole("menu")).toBeVisible();
  await screen.getByRole("button", { name: "操作" }).click();
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
});
