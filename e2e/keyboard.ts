import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until the target has the focus, as people without a mouse do. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}
