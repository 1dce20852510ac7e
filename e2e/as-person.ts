import type { Browser, Page } from "@playwright/test";
import { AREA_HEADER, type Area, REQUESTED_WITH_HEADER } from "#kit/contract/area.ts";
import { areaOfKind, sessionCookieName } from "#kit/server/http/session-cookie.ts";
import { cast, castToken, type PersonKey } from "#kit/testing/cast.ts";

/** The community in which the journeys take place. */
export const AOBA = 1;
export const areaOf = (who: PersonKey): Area => areaOfKind[cast[who].kind];
/** The cast was made in its order, from 1. */
export const idOf = (who: PersonKey): number => Object.keys(cast).indexOf(who) + 1;

/**
 * A browser of its own in which the person has come through the login screen before. The session is one for all
 * journeys, so whoever means to end it logs in on the screen first.
 */
export async function openAs(browser: Browser, who: PersonKey): Promise<Page> {
  const area = areaOf(who);
  const context = await browser.newContext();
  const url = `http://localhost:${process.env.ENISHI_E2E_PORT}`;
  await context.addCookies([{ name: sessionCookieName(area), value: castToken(who), url, httpOnly: true }]);
  await context.addInitScript(keepSession, { area, uid: idOf(who), language: "ja" });
  return context.newPage();
}

export const homeOf = (who: PersonKey): string => `/${areaOf(who)}/communities/${AOBA}`;

/** Runs in the browser, once per window, since logging out must last. */
function keepSession(session: { area: Area; uid: number; language: string }): void {
  if (sessionStorage.getItem("came-signed-in")) return;
  sessionStorage.setItem("came-signed-in", "true");
  const expiry = new Date(Date.now() + 86_400_000).toISOString();
  localStorage.setItem(`enishi.auth.${session.area}`, JSON.stringify({ ...session, expiry }));
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Makes a call as the person of the window, for what a journey takes as given; answers its fields. */
export async function callAs<Answer>(
  page: Page,
  method: Method,
  path: string,
  data?: object,
): Promise<Answer> {
  const [cookie] = await page.context().cookies();
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: {
      [REQUESTED_WITH_HEADER]: "XMLHttpRequest",
      [AREA_HEADER]: cookie?.name.replace("enishi_", "") ?? "",
    },
    ...(data && { data }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

export type MadePost = { readonly id: number; readonly title: string };
export const contentTypes = { article: 1, recruitment: 2, jobOffer: 3 } as const;

type PostOptions = {
  readonly type?: keyof typeof contentTypes;
  readonly tags?: readonly string[];
  readonly communityId?: number;
};

/** A post of the person of the window that is there before the journey begins. */
export async function post(
  page: Page,
  title: string,
  { type = "article", tags = [], communityId = AOBA }: PostOptions = {},
): Promise<MadePost> {
  const { data } = await callAs<{ data: MadePost }>(page, "POST", `/communities/${communityId}/posts`, {
    client_id: crypto.randomUUID(),
    content_type: contentTypes[type],
    title,
    content: `<p>${title}についてお知らせします。</p>`,
    tags,
  });
  return data;
}
