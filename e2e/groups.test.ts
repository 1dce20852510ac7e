import { expect, type Page, test } from "@playwright/test";
import { callAs, openAs } from "./as-person.ts";

const LIST = "/communities/1/groups";
const card = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const nameField = (page: Page) => page.getByRole("textbox", { name: "グループ名" }).first();

test("a group is created, joined live, left and deleted", async ({ browser }, info) => {
  const name = `信州の山を歩く会（${info.project.name}）`;
  const [hanako, ken] = [await openAs(browser, "hanako"), await openAs(browser, "ken")];
  await ken.goto(`/community${LIST}`);
  await hanako.goto(`/alumni${LIST}`);

  await hanako.getByRole("button", { name: "グループを作成" }).click();
  await hanako.getByRole("button", { name: "作成する" }).click();
  await expect(nameField(hanako)).toBeFocused();
  await nameField(hanako).fill(name);
  await nameField(hanako).press("Enter");
  await expect(card(hanako, name)).toContainText("メンバー 1人");

  await card(ken, name).getByRole("button", { name: "参加する" }).click();
  await expect(card(ken, name)).toContainText("参加中");
  await expect(card(hanako, name)).toContainText("メンバー 2人");

  await card(hanako, name).getByRole("link", { name, exact: true }).click();
  await expect(hanako.getByRole("listitem").filter({ hasText: "高橋 健" })).toBeVisible();
  await card(ken, name).getByRole("button", { name: "退出する" }).click();
  await expect(hanako.getByRole("listitem").filter({ hasText: "高橋 健" })).toHaveCount(0);

  await hanako.getByRole("button", { name: `「${name}」のメニュー` }).click();
  await hanako.getByRole("menuitem", { name: "削除する" }).click();
  await expect(hanako.getByRole("dialog")).toContainText(`「${name}」を削除します。`);
  await expect(hanako.getByRole("dialog")).toContainText("メンバー1人");
  await hanako.getByRole("button", { name: "削除する" }).click();
  await expect(hanako).toHaveURL(`/alumni${LIST}`);
  await expect(card(hanako, name)).toHaveCount(0);
  await expect(card(ken, name)).toHaveCount(0);
});

test("what was typed about a new group is there again after closing the form", async ({ browser }, info) => {
  const name = `書きかけの会（${info.project.name}）`;
  const hanako = await openAs(browser, "hanako");
  await hanako.goto(`/alumni${LIST}`);
  await hanako.getByRole("button", { name: "グループを作成" }).click();
  await nameField(hanako).fill(name);
  await hanako.keyboard.press("Escape");
  await hanako.getByRole("button", { name: "グループを作成" }).click();
  await expect(nameField(hanako)).toHaveValue(name);
});

test("an invitation-only group is not there for others, nor its members", async ({ browser }, info) => {
  const name = `幹事会（${info.project.name}）`;
  const [hanako, ken] = [await openAs(browser, "hanako"), await openAs(browser, "ken")];
  const body = { client_id: crypto.randomUUID(), name, is_invitation_only: true };
  const { group } = await callAs<{ group: { id: number } }>(hanako, "POST", LIST, body);
  await hanako.goto(`/alumni${LIST}?tab=joined`);
  await expect(card(hanako, name)).toContainText("招待制");
  await ken.goto(`/community${LIST}?q=${encodeURIComponent(name)}`);
  await expect(ken.getByText("に当てはまるグループはありません")).toBeVisible();
  await ken.goto(`/community${LIST}/${group.id}/users`);
  await expect(ken).toHaveURL("/404");
});
