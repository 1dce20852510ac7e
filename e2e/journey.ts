import { type Browser, test as base, expect, type Page } from "@playwright/test";
import axe from "axe-core";
import type { Area } from "#kit/contract/area.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import { LIVE_PATH } from "#kit/contract/live.ts";
import { sessionCookieName } from "#kit/server/http/session-cookie.ts";
import { cast, castToken, type PersonKey } from "#kit/testing/cast.ts";
import { areaOf } from "./as-person.ts";
import { beginMailbox } from "./mailbox.ts";

export type Journey = {
  /** Opens a new browser window in which the person is signed in already. */
  readonly as: (who: PersonKey) => Promise<Page>;
  readonly guest: () => Promise<Page>;
  /** Browsers report refused and failed calls as errors; from here on the journey expects such calls. */
  readonly expectRefusals: () => void;
  readonly isPhone: boolean;
  /** The text differs for each size of window and each try, since all journeys share one server. */
  readonly unique: (text: string) => string;
};

export const test = base.extend<{ journey: Journey }>({
  journey: async ({ browser }, use, { project, repeatEachIndex, retry }) => {
    const faults: string[] = [];
    const pages: Page[] = [];
    let refusalsExpected = false;
    beginMailbox();
    const watch = async (page: Page): Promise<Page> => {
      pages.push(page);
      await slowDown(page);
      page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.message}`));
      page.on("console", (message) => {
        const refused = /^Failed to load resource|^WebSocket connection to/.test(message.text());
        // On a second try the tracing looks into every frame, the mail's sandbox too.
        const traced = retry > 0 && /^Blocked script execution in 'about:srcdoc'/.test(message.text());
        if (message.type() === "error" && !traced && !(refused && refusalsExpected))
          faults.push(`${page.url()}: ${message.text()} ${message.location().url}`);
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

/** This is why a phone skips such a journey. */
export const anySize = "nothing in it depends on the size of the window, and it runs on a desktop";

/** This is why a desktop skips one that people mostly go through on a phone. */
export const anySizeByTouch = "nothing in it depends on the size of the window, and it runs on a phone";

/** With `npm test -- --slow-browser` the page has a quarter of the processor, as on an old phone or a busy machine. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env.ENISHI_BROWSER_SLOWED ?? 1);
  if (rate === 1) return;
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate });
}

/** The cast was made in its order, from 1. */
const idOf = (who: PersonKey): number => Object.keys(cast).indexOf(who) + 1;

/**
 * Opens a browser of its own in which the person has come through the login screen before. All journeys share the
 * session, so one that ends it signs in on the screen first.
 */
async function openAs(browser: Browser, who: PersonKey): Promise<Page> {
  const area = areaOf(who);
  const context = await browser.newContext();
  const url = `http://localhost:${process.env.ENISHI_E2E_PORT}`;
  await context.addCookies([{ name: sessionCookieName(area), value: castToken(who), url, httpOnly: true }]);
  const expiry = new Date(Date.now() + DAY_MS).toISOString();
  await context.addInitScript(keepSession, { area, uid: idOf(who), language: "ja", expiry });
  return context.newPage();
}

type StoredSession = {
  readonly area: Area;
  readonly uid: number;
  readonly language: string;
  readonly expiry: string;
};

/** This runs in the browser, where nothing of this file is known, once per window, since signing out must last. */
function keepSession(session: StoredSession): void {
  if (sessionStorage.getItem("came-signed-in")) return;
  sessionStorage.setItem("came-signed-in", "true");
  localStorage.setItem(`enishi.auth.${session.area}`, JSON.stringify(session));
}

export const postOn = (page: Page, title: string) => page.getByRole("article", { name: title, exact: true });

/**
 * This runs in the browser: what moves or changes colour and will end, unlike a skeleton's shimmer or what follows the
 * scrolling.
 */
const moving = `document.getAnimations()
  .filter(({ timeline }) => timeline === document.timeline)
  .filter(({ effect, playState }) => playState === "running" && effect.getTiming().iterations !== Infinity)
  .map(({ effect }) => effect.target.outerHTML.slice(0, 200))`;

const expectStill = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate<string[]>(moving), { message: "parts that still move" }).toEqual([]);

/**
 * Expects no serious fault for people who use a keyboard or a screen reader, by all rules or those named, on the whole
 * page or within the selector.
 */
export async function expectAccessible(page: Page, { within, rules }: AxeScope = {}): Promise<void> {
  await expectStill(page);
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(${JSON.stringify(within ?? "html")}, {
    resultTypes: ["violations"],
    // A target is 24 px high and wide, or as far from the next.
    ${rules ? `runOnly: ${JSON.stringify(rules)}` : 'rules: { "target-size": { enabled: true } }'}
  }).then(${withoutPassing})`);
  const grave = violations.filter(({ impact }) => impact !== "minor");
  const said = grave.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`),
  );
  expect(said).toEqual([]);
}

/**
 * This runs in the browser. It leaves out targets that something in front covers at this moment, and those near a bar or a
 * message that does not scroll with them, since scrolling or a few seconds part the two.
 */
const withoutPassing = `(results) => {
  const layerOf = (selector) => {
    let one = document.querySelector(selector);
    while (one && !/sticky|fixed/.test(getComputedStyle(one).position)) one = one.parentElement;
    return one;
  };
  const passes = ({ target, any, failureSummary }) =>
    /obscured/.test(failureSummary) ||
    any.some(({ relatedNodes }) => relatedNodes.some((one) => layerOf(one.target[0]) !== layerOf(target[0])));
  const violations = results.violations.map((one) =>
    one.id === "target-size" ? { ...one, nodes: one.nodes.filter((node) => !passes(node)) } : one,
  );
  return { violations: violations.filter(({ nodes }) => nodes.length > 0) };
}`;

type AxeScope = { readonly within?: string; readonly rules?: readonly string[] };

/** Of axe's rules, only contrast differs between the schemes. */
export async function expectAccessibleInBothSchemes(page: Page, within?: string): Promise<void> {
  for (const [colorScheme, background, rules] of [
    ["light", "rgb(250, 249, 247)", undefined],
    ["dark", "rgb(23, 21, 19)", ["color-contrast"]],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("body")).toHaveCSS("background-color", background);
    await expectAccessible(page, { ...(within && { within }), ...(rules && { rules }) });
  }
}

/** Call this before a page is opened: it gets no live events, as behind a proxy that lets no sockets through. */
export async function cutLive(page: Page): Promise<void> {
  await page.routeWebSocket(new RegExp(LIVE_PATH), (socket) => socket.close());
  await page.route(`**${LIVE_PATH}/**`, (route) => route.abort());
}
