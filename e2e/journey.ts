import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import type { PersonKey } from "#kit/testing/cast.ts";
import { openAs } from "./as-person.ts";

export type Journey = {
  /** A new browser window in which the person is signed in already. */
  readonly as: (who: PersonKey) => Promise<Page>;
  readonly guest: () => Promise<Page>;
  /**
   * Browsers report refused and failed calls as errors of their own; from here on such a call is what the journey
   * is about.
   */
  readonly expectRefusals: () => void;
  readonly isPhone: boolean;
  /** Different for each size of window and each repetition, since all journeys share one server. */
  readonly unique: (text: string) => string;
};

export const test = base.extend<{ journey: Journey }>({
  journey: async ({ browser }, use, { project, repeatEachIndex, retry }) => {
    const faults: string[] = [];
    const pages: Page[] = [];
    let refusalsExpected = false;
    const watch = (page: Page): Page => {
      pages.push(page);
      page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.message}`));
      page.on("console", (message) => {
        const refused = /^Failed to load resource|^WebSocket connection to/.test(message.text());
        if (message.type() === "error" && !(refused && refusalsExpected))
          faults.push(`${page.url()}: ${message.text()}`);
      });
      return page;
    };
    const isPhone = project.name === "phone";
    await use({
      guest: async () => watch(await (await browser.newContext()).newPage()),
      as: async (who) => watch(await openAs(browser, who)),
      expectRefusals: () => {
        refusalsExpected = true;
      },
      isPhone,
      unique: (text) => `${text}（${isPhone ? "小" : "大"}${retry || ""}${repeatEachIndex || ""}）`,
    });
    for (const page of pages) await page.context().close();
    expect(faults, "no script may fail and no call be refused on the way").toEqual([]);
  },
});

export { expect };

/** The post as a card of a list or as a page of its own. */
export const postOn = (page: Page, title: string) => page.getByRole("article", { name: title, exact: true });

/** Nothing serious or critical for people who use a keyboard or a screen reader, by all rules or by those named. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const said = grave.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`),
  );
  expect(said).toEqual([]);
}
