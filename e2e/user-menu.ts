import type { Page } from "@playwright/test";

const menuNames = /^(メニュー|Menu)$/;

/** The bell is in the header, on a phone in the bottom bar. */
export const bellOf = (page: Page) => page.getByRole("button", { name: /^お知らせ|お知らせ$/ });

/** Chooses from the menu behind one's name on a desktop, and at the end of the slide-in menu on a phone. */
export async function chooseFromUserMenu(page: Page, isPhone: boolean, item: string): Promise<void> {
  if (isPhone) {
    await page.getByRole("banner").getByRole("button", { name: menuNames }).click();
    await page.getByRole("dialog", { name: menuNames }).getByRole("button", { name: item }).click();
    return;
  }
  await page
    .getByRole("banner")
    .getByRole("button", { name: /(メニュー|Menu)$/ })
    .click();
  await page.getByRole("menuitem", { name: item }).click();
}
