import { callAs, homeOf, post } from "./as-person.ts";
import { expect, expectAccessible, test } from "./journey.ts";
import { linkMailedTo, openMail } from "./mailbox.ts";

const YOU = "あなたへのメンション";

test("a mention comes by mail, and its link stops such mails and gives them back without logging in", async ({
  journey,
}) => {
  const emi = await journey.as("emi");
  await emi.goto("/community/account/settings");
  const choice = emi.getByRole("combobox", { name: "投稿へのいいね" });
  await choice.selectOption({ label: "すぐに" });
  await expect(emi.getByText("メールでのお知らせを変更しました")).toBeVisible();
  await emi.reload();
  await expect(choice).toHaveValue("at_once");
  await expectAccessible(emi);

  const title = journey.unique("懇親会の写真");
  const { id } = await post(emi, title);
  const hanako = await journey.as("hanako");
  await hanako.goto(homeOf("hanako"));
  await callAs(hanako, "PUT", `/posts/${id}/like`);
  const guest = await journey.guest();
  const subject = new RegExp(`${title.replace(/[（）]/g, ".")}.*いいね`);
  await expect(async () => {
    await openMail(guest, "emi@example.jp", subject);
  }).toPass({ timeout: 5_000 });
});
