import type { APIResponse, Browser, Page } from "@playwright/test";
import { AREA_HEADER, type Area, REQUESTED_WITH_HEADER } from "#kit/contract/area.ts";
import { areaOfKind, sessionCookieName } from "#kit/server/http/session-cookie.ts";
import { cast, castToken, type PersonKey } from "#kit/testing/cast.ts";

/** A browser of its own in which the person is signed in already. */
export async function openAs(browser: Browser, who: PersonKey): Promise<Page> {
  const area = areaOfKind[cast[who].kind];
  const context = await browser.newContext();
  const url = `http://localhost:${process.env.ENISHI_E2E_PORT}`;
  await context.addCookies([{ name: sessionCookieName(area), value: castToken(who), url, httpOnly: true }]);
  const uid = Object.keys(cast).indexOf(who) + 1;
  await context.addInitScript(keepSession, { area, uid, language: "ja" });
  return context.newPage();
}

/** What the login keeps beside the cookie. */
function keepSession(session: { area: Area; uid: number; language: string }): void {
  const expiry = new Date(Date.now() + 86_400_000).toISOString();
  localStorage.setItem(`enishi.auth.${session.area}`, JSON.stringify({ ...session, expiry }));
}

/** Makes a call as the person of the page, for what a journey takes as given; answers its fields. */
export async function callAs<T>(page: Page, method: string, path: string, data?: object): Promise<T> {
  const cookies = await page.context().cookies();
  const area = cookies[0]?.name.replace("enishi_", "") ?? "";
  const answer: APIResponse = await page.request.fetch(`/api${path}`, {
    method,
    headers: { [REQUESTED_WITH_HEADER]: "XMLHttpRequest", [AREA_HEADER]: area },
    ...(data ? { data } : {}),
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}
