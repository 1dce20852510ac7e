import type { Page } from "@playwright/test";
import { castPassword } from "#kit/testing/cast.ts";
import { AOBA, homeOf, post } from "./as-person.ts";
import { anySizeByTouch, expect, expectAccessible, postOn, test } from "./journey.ts";
import { leaver } from "./leavers.ts";
import { openMail } from "./mailbox.ts";
import { chooseFromUserMenu } from "./user-menu.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
const password = (page: Page) => page.getByLabel(/^現在のパスワード/);

const handOver = (page: Page) => page.getByRole("status").filter({ hasText: "契約者は退会できません" });

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto("/alumni/login");
  await page.getByLabel("メールアドレス").fill(email);
  await page.getByLabel("パスワード", { exact: true }).fill(castPassword);
  await page.getByRole("button", { name: "ログインする" }).click();
}

test("a member takes her data along, leaves a community and then the service, and has it by mail (R018)", async ({
  journey,
}) => {
  test.skip(!journey.isPhone, anySizeByTouch);
  // The wrong password is refused, and so is what was being read when the account was closed.
  journey.expectRefusals();
  const { family, given, email } = leaver(test.info().retry);
  const page = await journey.guest();
  await logIn(page, email);
  // The login leads straight into the only community.
  await expect(page).toHaveURL(homeOf("hanako"));
  const title = journey.unique("お世話になりました");
  const { id } = await post(page, title);

  await page.goto(homeOf("hanako"));
  await expect(postOn(page, title)).toContainText(`${family} ${given}`);
  await page.goto(`${homeOf("hanako")}/account/profile/setting`);
  await page.getByRole("link", { name: "このコミュニティを退会する" }).click();
  await expect(heading(page, "青葉製作所アルムナイを退会する")).toBeVisible();
  await expect(page.getByText("投稿1件は残ります。お名前と写真は表示されなくなります。")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "データをダウンロードする" }).click();
  await expect(heading(page, "データのダウンロード")).toBeVisible();
  await password(page).fill(castPassword);
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: "ダウンロードする" }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^enishi-\d{8}\.zip$/);
  expect(await download.failure()).toBeNull();
  await expectAccessible(page);
  await page.goBack();

  await page.getByRole("button", { name: "退会する" }).click();
  await expect(password(page)).toBeFocused();
  await password(page).fill("Chigau-2026");
  await page.getByRole("button", { name: "退会する" }).click();
  await expect(password(page)).toHaveAccessibleDescription(/現在のパスワードが正しくありません。/);
  await password(page).fill(castPassword);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "退会する" }).click();
  await expect(page.getByRole("alert")).toContainText("接続できませんでした。");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "退会する" }).click();
  await expect(heading(page, "コミュニティを退会しました")).toBeVisible();

  const ichiro = await journey.as("ichiro");
  // The post is opened on its own page, since others' posts move it down the list.
  await ichiro.goto(`${homeOf("ichiro")}/post/${id}`);
  await expect(postOn(ichiro, title)).toBeVisible();
  await expect(postOn(ichiro, title)).not.toContainText(family);
  const mailbox = await journey.guest();
  await openMail(mailbox, email, /【青葉製作所アルムナイ】退会の手続きが完了しました/);
  await expect(mailbox.getByRole("main")).toContainText(`${family} ${given} 様`);

  await page.getByRole("link", { name: "コミュニティの選択へ" }).click();
  await expect(page.getByText("参加しているコミュニティはありません")).toBeVisible();
  await page.goto(`/alumni/communities/${AOBA}`);
  await expect(page).toHaveURL(/\/alumni\/lobby$/);
  await chooseFromUserMenu(page, journey.isPhone, "アカウント設定");
  await page.getByRole("link", { name: "退会の手続きへ" }).click();
  await expect(heading(page, "Enishiを退会する")).toBeVisible();
  await expectAccessible(page);
  await password(page).fill(castPassword);
  await page.getByRole("button", { name: "退会してアカウントを削除する" }).click();
  await expect(heading(page, "Enishiを退会しました")).toBeVisible();
  await expectAccessible(page);

  await openMail(mailbox, email, /【Enishi】退会の手続きが完了しました/);
  await expect(mailbox.getByRole("main")).toContainText(`${family} ${given} 様`);
  await page.getByRole("link", { name: "トップページへ" }).click();
  await page.goto("/alumni/account/settings");
  await expect(page).toHaveURL(/\/alumni\/login/);
  await logIn(page, email);
  await expect(page.getByRole("alert")).toBeVisible();
});

test("a contractor is told where to hand over before leaving", async ({ journey }) => {
  const makoto = await journey.as("makoto");
  await makoto.goto("/community/withdrawal");
  await expect(handOver(makoto)).toContainText("青葉製作所アルムナイ");
  await expect(password(makoto)).toHaveCount(0);
  await expectAccessible(makoto);
  await makoto.goto(`/community/communities/${AOBA}/leave_community`);
  await expect(handOver(makoto)).toContainText("先に、契約をほかの管理者へ引き継いでください。");
  await expect(password(makoto)).toHaveCount(0);
});
