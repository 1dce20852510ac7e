import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { AREA_HEADER, type Area } from "#kit/contract/area.ts";
import { type AnswerOf, type AnyCall, type CallInput, fillPath } from "#kit/contract/call.ts";
import { sessionCookieName } from "#kit/server/http/session-cookie.ts";

export type DemoSession = { readonly area: Area; readonly token: string };
type Answered<C extends AnyCall> = {
  readonly answer: AnswerOf<C>;
  readonly response: LightMyRequestResponse;
};

/** Makes a call as a browser with this session would; null means a guest. */
export async function sendCall<C extends AnyCall>(
  app: FastifyInstance,
  session: DemoSession | null,
  call: C,
  input: CallInput<C>,
): Promise<Answered<C>> {
  const { params, query, body, files } = input as {
    params?: Record<string, string | number>;
    query?: Record<string, string | number>;
    body?: object;
    files?: Record<string, Blob>;
  };
  const form = files ? await encodeForm(body ?? {}, files) : undefined;
  const payload = form?.payload ?? body;
  const response = await app.inject({
    method: call.method,
    url: `/api${fillPath(call.path, params)}`,
    ...(query ? { query: Object.fromEntries(Object.entries(query).map(([k, v]) => [k, String(v)])) } : {}),
    headers: {
      host: "localhost",
      "x-requested-with": "XMLHttpRequest",
      "accept-language": "ja",
      ...(session ? { cookie: `${sessionCookieName(session.area)}=${session.token}` } : {}),
      ...(session ? { [AREA_HEADER]: session.area } : {}),
      ...form?.headers,
    },
    ...(payload ? { payload } : {}),
  });
  if (response.statusCode !== 200)
    throw new Error(`${call.method} ${call.path} answered ${response.statusCode}: ${response.body}`);
  return { answer: response.json() as AnswerOf<C>, response };
}

async function encodeForm(fields: object, files: Record<string, Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  for (const [name, file] of Object.entries(files))
    form.set(name, file, file instanceof File ? file.name : name);
  const request = new Request("http://localhost", { method: "POST", body: form });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { "content-type": request.headers.get("content-type") ?? "" },
  };
}
