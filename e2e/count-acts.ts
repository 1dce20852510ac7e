import type { Locator, Page } from "@playwright/test";

export type Acts = { presses: number; fields: number; characters: number; seconds: number };

/** Finding something and pressing it takes so long (Card, Moran and Newell). */
const PRESS_SECONDS = 2.45;
const CHARACTER_SECONDS = 0.28;
/** What is converted takes half as long again. */
const CONVERTED_SECONDS = 0.42;

/** Counts what people have to do: presses, fields to fill, and characters. */
export function countActs() {
  const acts: Acts = { presses: 0, fields: 0, characters: 0, seconds: 0 };
  const typed = (text: string) => {
    acts.fields += 1;
    acts.characters += text.length;
    acts.seconds += PRESS_SECONDS;
    for (const character of text) acts.seconds += character > "~" ? CONVERTED_SECONDS : CHARACTER_SECONDS;
  };
  /** Acts on this page; `field` finds a field by its label. */
  const on = (page: Page, field: (label: string) => Locator) => ({
    press: async (role: "link" | "button" | "checkbox" | "radio", name: string | RegExp) => {
      acts.presses += 1;
      acts.seconds += PRESS_SECONDS;
      await page.getByRole(role, { name }).click();
    },
    fill: async (label: string, text: string) => {
      typed(text);
      await field(label).fill(text);
    },
  });
  return { acts, typed, on };
}
