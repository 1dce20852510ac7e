import type { Page } from "@playwright/test";
import { AOBA, callAs, homeOf } from "./as-person.ts";
import { anySize, expect, expectAccessible, test } from "./journey.ts";

const listOf = (who: "hanako" | "ken") => `${homeOf(who)}/groups`;
const card = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const nameField = (page: Page) => page.getByRole("textbox", { name: "グループ名" }).first();

test("a group is created, joined live, left and deleted", async ({ journey }) => {
  const name = journey.unique("信州の山を歩く会");
  const [hanako, ken] = [await journey.as("hanako"), await journey.as("ken")];
  await ken.goto(listOf("ken"));
  await hanako.goto(listOf("hanako"));

  await hanako.getByRole("button", { name: "グループを作成" }).click();
  journey.expectRefusals();
  await hanako.getByRole("button", { name: "作成する" }).click();
  await expect(nameField(hanako)).toBeFocused();
  await nameField(hanako).fill(name);
  await hanako.getByRole("button", { name: "作成する" }).click();
  await expect(card(hanako, name)).toContainText("メンバー 1人");

  await card(ken, name).getByRole("button", { name: "参加する" }).click();
  await expect(card(ken, name)).toContainText("参加中");
  await expect(card(hanako, name)).toContainText("メンバー 2人");
  await expectAccessible(hanako);

  await card(hanako, name).getByRole("link", { name, exact: true }).click();
  await expect(hanako.getByRole("listitem").filter({ hasText: "高橋 健" })).toBeVisible();
  await expectAccessible(hanako);
  await card(ken, name).getByRole("button", { name: "退出する" }).click();
  await expect(hanako.getByRole("listitem").filter({ hasText: "高橋 健" })).toHaveCount(0);

  await hanako.getByRole("button", { name: `「${name}」のメニュー` }).click();
  await hanako.getByRole("menuitem", { name: "削除する" }).click();
  await expect(hanako.getByRole("dialog")).toContainText(`「${name}」を削除します。`);
  await expect(hanako.getByRole("dialog")).toContainText("メンバー1人");
  await hanako.getByRole("button", { name: "削除する" }).click();
  await expect(hanako).toHaveURL(listOf("hanako"));
  await expect(card(hanako, name)).toHaveCount(0);
  await expect(card(ken, name)).toHaveCount(0);
});

test("what was typed about a new group is there again after closing the form", async ({ journey }) => {
  test.skip(journey.isPhone, anySize);
  const name = journey.unique("書きかけの会");
  const hanako = await journey.as("hanako");
  await hanako.goto(listOf("hanako"));
  await hanako.getByRole("button", { name: "グループを作成" }).click();
  await nameField(hanako).fill(name);
  await hanako.keyboard.press("Escape");
  await hanako.getByRole("button", { name: "グループを作成" }).click();
  await expect(nameField(hanako)).toHaveValue(name);
});

test("an invitation-only group is not there for others, nor its members (R308)", async ({ journey }) => {
  test.skip(journey.isPhone, anySize);
  const name = journey.unique("幹事会");
  const [hanako, ken] = [await journey.as("hanako"), await journey.as("ken")];
  const information = "{{invitation_group_url}}";
  const body = { client_id: crypto.randomUUID(), name, information, is_invitation_only: true };
  const { group } = await callAs<{ group: { id: number } }>(
    hanako,
    "POST",
    `/communities/${AOBA}/groups`,
    body,
  );
  await hanako.goto(`${listOf("hanako")}?tab=joined`);
  await expect(card(hanako, name)).toContainText("招待制");
  await ken.goto(`${listOf("ken")}?q=${encodeURIComponent(name)}`);
  await expect(ken.getByText("に当てはまるグループはありません")).toBeVisible();
  journey.expectRefusals();
  await ken.goto(`${listOf("ken")}/${group.id}/users`);
  await expect(ken).toHaveURL("/404");
});
