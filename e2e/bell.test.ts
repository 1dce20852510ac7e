import { callAs, homeOf, post } from "./as-person.ts";
import { takeInterest } from "./chat-window.ts";
import { anySize, expect, test } from "./journey.ts";
import { bellOf } from "./user-menu.ts";

test("the bell counts comment, like and interest alike in two tabs until everything is read (R051, R137)", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  // Nothing else happens to this author.
  const who = "misaki";
  const title = journey.unique("食堂の改装を手伝う人");
  const [tab, hanako] = [await journey.as(who), await journey.as("hanako")];
  await tab.goto(homeOf(who));
  const other = await tab.context().newPage();
  await other.goto(homeOf(who));
  const expectCount = async (count: number) => {
    for (const page of [tab, other]) await expect(bellOf(page)).toContainText(`未読${count}件`);
  };
  for (const page of [tab, other]) await expect(bellOf(page)).not.toContainText("未読");

  const { id } = await post(tab, title, { type: "recruitment" });
  await callAs(hanako, "PUT", `/posts/${id}/like`);
  await expectCount(1);
  await callAs(hanako, "POST", `/posts/${id}/comments`, {
    client_id: crypto.randomUUID(),
    content: "何時からでしょうか。",
  });
  await expectCount(2);
  await takeInterest(hanako, id);
  await expectCount(3);

  await bellOf(tab).click();
  const panel = tab.getByRole("dialog", { name: "お知らせ" });
  await expect(panel.getByRole("listitem")).toHaveCount(3);
  for (const words of ["いいね", "コメント", "興味"])
    await expect(
      panel.getByRole("listitem").filter({ hasText: words }).filter({ hasText: "未読" }),
    ).toHaveCount(1);
  await panel.getByRole("button", { name: "Enishiから" }).click();
  await expect(panel.getByText("Enishiからのお知らせはありません")).toBeVisible();
  await panel.getByRole("button", { name: /^コミュニティ/ }).click();

  await panel.getByRole("listitem").filter({ hasText: "コメント" }).getByRole("link").click();
  await expect(tab).toHaveURL(new RegExp(`/post/${id}`));
  await expect(tab.getByText("何時からでしょうか。")).toBeVisible();
  await expectCount(2);

  await bellOf(tab).click();
  await panel.getByRole("button", { name: "すべて既読にする" }).click();
  const confirm = tab.getByRole("dialog", { name: "お知らせをすべて既読にしますか？" });
  await expect(confirm).toContainText("未読のお知らせ2件を既読にします。");
  await confirm.getByRole("button", { name: "既読にする" }).click();
  for (const page of [tab, other]) await expect(bellOf(page)).not.toContainText("未読");
  await expect(panel.getByRole("button", { name: "すべて既読にする" })).toHaveCount(0);
});
