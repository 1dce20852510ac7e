import type { Page } from "@playwright/test";
import { AREA_HEADER, type Area, REQUESTED_WITH_HEADER } from "#kit/contract/area.ts";
import { areaOfKind } from "#kit/server/http/session-cookie.ts";
import { cast, type PersonKey } from "#kit/testing/cast.ts";

/** The journeys take place in this community. */
export const AOBA = 1;
export const MINATO = 2;
export const areaOf = (who: PersonKey): Area => areaOfKind[cast[who].kind];
export const homeOf = (who: PersonKey): string => `/${areaOf(who)}/communities/${AOBA}`;

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

type Files = Readonly<Record<string, { name: string; mimeType: string; buffer: Buffer }>>;

/** Makes a call as the person of the window, to prepare a journey; returns its fields. */
export async function callAs<Answer>(
  page: Page,
  method: Method,
  path: string,
  data?: Record<string, unknown>,
  files?: Files,
): Promise<Answer> {
  const [cookie] = await page.context().cookies();
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: {
      [REQUESTED_WITH_HEADER]: "XMLHttpRequest",
      [AREA_HEADER]: cookie?.name.replace("enishi_", "") ?? "",
    },
    ...(files ? { multipart: { ...(data as Record<string, string>), ...files } } : data && { data }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

export type MadePost = { readonly id: number; readonly title: string };
export const contentTypes = { article: 1, recruitment: 2, jobOffer: 3 } as const;

type PostOptions = {
  readonly type?: keyof typeof contentTypes;
  readonly tags?: readonly string[];
  readonly images?: readonly number[];
  readonly communityId?: number;
};

/** Writes a post as the person of the window before the journey begins. */
export async function post(
  page: Page,
  title: string,
  { type = "article", tags = [], images = [], communityId = AOBA }: PostOptions = {},
): Promise<MadePost> {
  const { data } = await callAs<{ data: MadePost }>(page, "POST", `/communities/${communityId}/posts`, {
    client_id: crypto.randomUUID(),
    content_type: contentTypes[type],
    title,
    content: `<p>${title}についてお知らせします。</p>`,
    tags,
    image_ids: images,
  });
  return data;
}
