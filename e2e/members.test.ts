import type { Page } from "@playwright/test";
import type { PersonKey } from "#kit/testing/cast.ts";
import { AOBA, callAs, homeOf } from "./as-person.ts";
import { anySize, expect, expectAccessible, test } from "./journey.ts";

test("somebody looks for a member, reads their profile and comes back to the list", async ({ journey }) => {
  const ken = await journey.as("ken");
  await ken.goto(homeOf("ken"));
  if (journey.isPhone) await ken.getByRole("button", { name: "メニュー", exact: true }).click();
  await ken.getByRole("link", { name: "メンバー", exact: true }).click();
  await expect(ken).toHaveURL(`${homeOf("ken")}/users`);
  await expect(ken.getByRole("heading", { level: 1, name: "メンバー" })).toBeVisible();
  // Other journeys add new members, who come first.
  await ken.getByRole("searchbox").fill("高橋健");
  await ken.keyboard.press("Enter");
  await expect(ken.getByRole("listitem").filter({ hasText: "高橋 健" })).toContainText("自分");
  await expect(ken.getByRole("button", { name: "渡辺 翔" })).toHaveCount(0);
  await expectAccessible(ken);

  await ken.getByRole("link", { name: "アルムナイ", exact: true }).click();
  await expect(ken.getByRole("main").getByRole("button", { name: "高橋 健" })).toHaveCount(0);
  await ken.getByRole("searchbox").fill("鈴木一郎");
  await ken.keyboard.press("Enter");
  await expect(ken).toHaveURL(/user_type=alumni&q=/);
  await expect(ken.getByRole("main").getByRole("status")).toContainText("1人が見つかりました");

  const name = ken.getByRole("button", { name: "鈴木 一郎" });
  await name.focus();
  await ken.keyboard.press("Enter");
  const dialog = ken.getByRole("dialog", { name: "プロフィール" });
  await expect(dialog).toContainText("鈴木 一郎");
  await expectAccessible(ken);
  await ken.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(name).toBeFocused();

  await ken.reload();
  await expect(ken.getByRole("searchbox")).toHaveValue("鈴木一郎");
  await ken.getByRole("searchbox").fill("どこにもいない人");
  await ken.keyboard.press("Enter");
  await expect(ken.getByText("「どこにもいない人」に当てはまるメンバーはいません")).toBeVisible();
  await ken.getByRole("link", { name: "すべてのメンバーを見る" }).click();
  await expect(ken).toHaveURL(`${homeOf("ken")}/users`);
  await expect(ken.getByRole("searchbox")).toHaveValue("");
});

test("a hidden profile shows a name, and everything to its owner and to administrators", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  // Both sizes of window write the same and may come here at once.
  const words = "秘密の自己紹介です。";
  const makoto = await journey.as("makoto");
  const profile = `/communities/${AOBA}/users/me`;
  await callAs(makoto, "PUT", profile, { introduction: words, is_profile_public: false });
  const [hanako, misaki] = [await journey.as("hanako"), await journey.as("misaki")];
  // Other journeys add new members, who come first.
  const found = async (page: Page, who: PersonKey, name: string) => {
    await page.goto(`${homeOf(who)}/users?q=${encodeURIComponent(name)}`);
    return page.getByRole("listitem").filter({ hasText: name });
  };

  const seen = await found(hanako, "hanako", "伊藤 誠");
  await expect(seen).toContainText("プロフィールは非公開です");
  await expect(seen).not.toContainText(words);
  await expect(await found(misaki, "misaki", "伊藤 誠")).toContainText(words);
  await expect(await found(misaki, "misaki", "渡辺 翔")).toContainText("一時停止中");
  await expect(await found(makoto, "makoto", "伊藤 誠")).toContainText("ほかのメンバーには非公開です");
});
