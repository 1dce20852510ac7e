import { homeOf } from "./as-person.ts";
import { anySize, expect, expectAccessible, test } from "./journey.ts";
import { openMail } from "./mailbox.ts";
import { chooseFromUserMenu } from "./user-menu.ts";

test("a member asks, one of two operators answers by mail, and the other sees that before answering too", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  journey.expectRefusals();
  const question = journey.unique("顔写真を変えられません。");
  const address = `asking-${Date.now()}@example.jp`;
  const member = await journey.as("hanako");
  await member.goto(homeOf("hanako"));
  await expect(member.getByRole("button", { name: "いま伝えたいことを投稿する" })).toBeVisible();
  await chooseFromUserMenu(member, journey.isPhone, "お問い合わせ");
  const form = member.getByRole("dialog", { name: "お問い合わせ", exact: true });
  await form.getByRole("radio", { name: "サービスの使い方" }).check();
  await form.getByLabel(/^お問い合わせ内容/).fill(question);
  await form.getByLabel(/^返信先/).fill(address);
  await form.getByRole("button", { name: "確認する" }).click();
  await member.getByRole("button", { name: "送信する" }).click();
  await expect(member.getByRole("dialog", { name: "お問い合わせを受け付けました" })).toBeVisible();

  const first = await journey.as("unei");
  await first.goto("/operator/inquiries");
  await expect(first.getByRole("link", { name: /^お問い合わせ.*未回答/ })).toBeVisible();
  await expectAccessible(first);
  await first.getByRole("link", { name: question }).click();
  const answer = (page: typeof first) => page.getByRole("textbox", { name: /^回答/ });
  await answer(first).fill("設定の画面から変えられます。");
  const second = await journey.as("unei");
  await second.goto(first.url());
  await answer(second).fill("二人めの答え");

  await first.getByRole("button", { name: "メールで回答する" }).click();
  await expect(first.getByRole("region", { name: "回答", exact: true })).toContainText("設定の画面から");
  await expect(first.getByRole("heading", { level: 1 })).toContainText("回答済み");
  await expectAccessible(first);

  await second.getByRole("button", { name: "メールで回答する" }).click();
  await second.getByRole("button", { name: "最新の内容を読み込む" }).click();
  await expect(second.getByRole("region", { name: "回答", exact: true })).toContainText("設定の画面から");
  await expect(answer(second)).toHaveValue("二人めの答え");
  await second.getByRole("button", { name: "完了にする" }).click();
  await expect(second.getByRole("heading", { level: 1 })).toContainText("完了");

  const mail = await journey.guest();
  await openMail(mail, address, /Re: お問い合わせ #\d+/);
  await expect(mail.getByRole("main")).toContainText("設定の画面から変えられます。");
  await expect(mail.getByRole("main")).toContainText(`> ${question}`);
});
