import type { Page } from "@playwright/test";
import { homeOf } from "./as-person.ts";
import { anySize, anySizeByTouch, expect, expectAccessible, test } from "./journey.ts";
import { chooseFromUserMenu } from "./user-menu.ts";

/** Others send mails meanwhile. */
const NEWEST = 10;

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const attach = (page: Page, name: string, content: string) =>
  page
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(content) });

/** Expects one of the newest mails, which goes to the provider, to contain all the words. */
async function expectMailed(page: Page, words: readonly string[]): Promise<void> {
  const read = async (path: string) => (await page.request.get(path)).text();
  await expect(async () => {
    const paths = (await read("/dev/mailbox")).match(/\/dev\/mailbox\/[\w-]+/g) ?? [];
    const mails = await Promise.all(paths.slice(0, NEWEST).map(read));
    const found = mails.filter((mail) =>
      ["contact@enishi.example", ...words].every((word) => mail.includes(word)),
    );
    expect(found).toHaveLength(1);
  }).toPass();
}

test("a member asks the provider: what cannot be sent is named, nothing typed is lost, the mail arrives (R047, R048, R049, R166, R170, R334)", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  journey.expectRefusals();
  const page = await journey.as("hanako");
  await page.goto(homeOf("hanako"));
  await chooseFromUserMenu(page, journey.isPhone, "お問い合わせ");
  const form = dialog(page, "お問い合わせ");
  const question = journey.unique("写真が表示されません。");
  await expect(form.getByRole("button", { name: "事務局に相談する" })).toBeVisible();

  await form.getByRole("button", { name: "確認する" }).click();
  await expect(form.getByLabel(/^お問い合わせ内容/)).toBeFocused();
  await form.getByRole("radio", { name: "不具合の報告" }).check();
  await form.getByLabel(/^お問い合わせ内容/).fill(`${question}\n👍`);
  await form.getByLabel(/^返信先/).fill("ｈanako@example.jp");
  await attach(page, "画面.svg", "<svg/>");
  await form.getByRole("button", { name: "確認する" }).click();
  await expect(form.getByText("絵文字「👍」を取り除いてください。")).toBeVisible();
  await expect(form.getByText("送信できないファイルを取り除いてください。")).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel(/^お問い合わせ内容/).fill(question);
  await form.getByRole("button", { name: "画面.svgを取り除く" }).click();
  await attach(page, "手順.txt", "一覧を開きました");
  await form.getByRole("button", { name: "確認する" }).click();

  const confirm = dialog(page, "お問い合わせ内容の確認");
  for (const words of ["不具合の報告", question, "手順.txt", "hanako@example.jp"])
    await expect(confirm.getByText(words, { exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await confirm.getByRole("button", { name: "送信する" }).click();
  await expect(form.getByRole("alert")).toContainText("送信できませんでした");
  await expect(form.getByLabel(/^お問い合わせ内容/)).toHaveValue(question);
  await page.context().setOffline(false);
  await form.getByRole("button", { name: "確認する" }).click();
  await confirm.getByRole("button", { name: "送信する" }).click();
  const thanks = dialog(page, "お問い合わせを受け付けました");
  await expect(thanks).toContainText("hanako@example.jp へご返信します");
  await thanks.getByRole("button", { name: "閉じる" }).last().click();
  await expect(thanks).toHaveCount(0);
  await expectMailed(page, [question, "手順.txt", "Reply-To", "hanako@example.jp"]);
});

test("a guest asks from the footer; giving up asks first, and a reload keeps what was typed (R168, R169)", async ({
  journey,
}) => {
  const page = await journey.guest();
  await page.goto("/community/users/login");
  const open = () => page.getByRole("contentinfo").getByRole("button", { name: "お問い合わせ" }).click();
  const form = dialog(page, "お問い合わせ");
  const content = form.getByLabel(/^お問い合わせ内容/);
  const question = journey.unique("ログインできません。");
  await open();
  await expect(form.getByRole("button", { name: "事務局に相談する" })).toHaveCount(0);
  await content.fill(question);
  await page.reload();
  await open();
  await expect(content).toHaveValue(question);
  await form.getByLabel(/^返信先/).fill("guest@example.jp");
  await form.getByRole("button", { name: "確認する" }).click();
  await dialog(page, "お問い合わせ内容の確認").getByRole("button", { name: "送信する" }).click();
  await expect(dialog(page, "お問い合わせを受け付けました")).toBeVisible();
  await page.keyboard.press("Escape");

  await open();
  await expect(content).toHaveValue("");
  await content.fill("やめます");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "破棄して閉じる" }).click();
  await open();
  await expect(content).toHaveValue("");
  await expectMailed(page, [question, "guest@example.jp", "ログインしていない方"]);
});

test("the footer leads to who runs the service and what is kept of people", async ({ journey }) => {
  test.skip(!journey.isPhone, anySizeByTouch);
  const page = await journey.guest();
  await page.goto("/alumni/login");
  for (const name of ["プライバシーポリシー", "運営会社"]) {
    const [opened] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("contentinfo").getByRole("link", { name }).click(),
    ]);
    await expect(opened.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(opened.getByRole("link", { name: "contact@enishi.example" })).toBeVisible();
    await expectAccessible(opened);
    await opened.getByRole("link", { name: "トップページへ" }).click();
    await expect(opened).toHaveURL("/");
  }
});
