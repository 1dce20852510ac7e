import { type Browser, chromium, type Page } from "@playwright/test";
import { DAY_MS } from "#kit/contract/durations.ts";
import { chromiumArguments, ensureChromium } from "../bin/lib/chromium.ts";

export const PHONE = { width: 412, height: 823 };
/** A phone's processor is slower by this factor; on a slow machine less is enough. */
export const SLOWER = Number(process.env.SLOWER ?? 4);

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });

type SignedIn = {
  readonly area: "alumni" | "community";
  readonly token: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** This runs in every page from its beginning. */
  readonly script: string;
};

/** Opens a window of its own, with nothing cached, in which the account of the token is signed in. */
export async function openSignedIn(browser: Browser, url: string, signedIn: SignedIn): Promise<Page> {
  const { area, token, viewport, script } = signedIn;
  const context = await browser.newContext({ locale: "ja-JP", timezoneId: "Asia/Tokyo", viewport });
  await context.addCookies([{ name: `enishi_${area}`, value: token, url }]);
  const expiry = new Date(Date.now() + DAY_MS).toISOString();
  await context.addInitScript(
    `localStorage.setItem("enishi.auth.${area}", JSON.stringify({ area: "${area}", uid: 1, expiry: "${expiry}", language: "ja" }))`,
  );
  await context.addInitScript(script);
  return context.newPage();
}
