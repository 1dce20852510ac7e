import { expect, type Page } from "@playwright/test";

/** Opens the newest mail with the subject to the address in the development mailbox. */
export async function openMail(page: Page, address: string, subject: RegExp): Promise<void> {
  const mail = page.getByRole("listitem").filter({ hasText: address }).getByRole("link", { name: subject });
  await expect(async () => {
    await page.goto("/dev/mailbox");
    await expect(mail.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.first().click();
}

/** Opens such a mail and answers its first link. */
export async function linkMailedTo(page: Page, address: string, subject: RegExp): Promise<string> {
  await openMail(page, address, subject);
  const link = page
    .getByRole("main")
    .getByRole("link", { name: /^https?:/ })
    .first();
  return (await link.getAttribute("href")) ?? "";
}
