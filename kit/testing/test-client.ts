import type { FastifyInstance } from "fastify";
import { AREA_HEADER, type Area } from "#kit/contract/area.ts";
import {
  type AnswerOf,
  type AnyCall,
  type CallInput,
  fillPath,
  type Method,
  sendsForm,
} from "#kit/contract/call.ts";
import { faultsOf } from "#kit/contract/errors.ts";
import { areaOfKind, sessionCookieName } from "#kit/server/http/session-cookie.ts";
import { cast, castToken, type PersonKey } from "./cast.ts";

/** A refused call throws this, for `rejects.toMatchObject({ status: 404, code: "RECORD_NOT_FOUND" })`. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly faults: readonly { message_code: string; field?: string }[];
  constructor(status: number, body: { error_message_code?: string; data?: Refused["faults"] }) {
    super(`${status} ${body.error_message_code}`);
    this.status = status;
    this.code = body.error_message_code ?? "";
    this.faults = faultsOf(body.data ?? []);
  }
}

export type Who = PersonKey | "guest" | { readonly area: Area; readonly token: string };
export type SentAnswer = {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: unknown;
  readonly bytes: Buffer;
};

export type TestClient = {
  /** Returns the answer's fields; throws `Refused` otherwise. */
  readonly call: <C extends AnyCall>(
    call: C,
    ...input: keyof CallInput<C> extends never ? [] : [CallInput<C>] | []
  ) => Promise<AnswerOf<C>>;
  /** Returns status and body as they are, with any headers. */
  readonly send: (call: AnyCall, input?: TestInput) => Promise<SentAnswer>;
};

export type TestInput = {
  params?: Record<string, string | number> | undefined;
  query?: unknown;
  body?: unknown;
  files?: Record<string, Blob | undefined> | undefined;
  headers?: Record<string, string>;
};

/** Makes a client of a server in this process, without a network. */
export const createTestClient = (app: FastifyInstance, who: Who): TestClient =>
  clientOf(who, async ({ method, url, headers, payload }) => {
    const answer = await app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
  });

/** Makes a client of a server that listens at the address, `http://…` without a slash at the end. */
export const createHttpClient = (address: string, who: Who): TestClient =>
  clientOf(who, async ({ method, url, headers: { host: _, ...headers }, payload }) => {
    const answer = await fetch(address + url, {
      method,
      headers,
      ...(payload === undefined ? {} : { body: new Uint8Array(payload) }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    // Only this header may come more than once.
    const cookies = answer.headers.getSetCookie();
    const others = Object.fromEntries(answer.headers);
    return {
      status: answer.status,
      headers: cookies.length > 0 ? { ...others, "set-cookie": cookies } : others,
      bytes,
    };
  });

type Encoded = {
  readonly method: Method;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload: Buffer | undefined;
};
type Transport = (request: Encoded) => Promise<Omit<SentAnswer, "body">>;

function clientOf(who: Who, transport: Transport): TestClient {
  const send: TestClient["send"] = async (call, input = {}) => {
    const { headers, payload } = await encodeBody(call, input);
    const answer = await transport({
      method: call.method,
      url: `/api${fillPath(call.path, input.params)}${queryString(input.query)}`,
      headers: {
        host: "localhost",
        "x-requested-with": "XMLHttpRequest",
        ...identify(who),
        ...headers,
        ...input.headers,
      },
      payload,
    });
    const json = String(answer.headers["content-type"]).includes("json");
    return { ...answer, body: json ? JSON.parse(answer.bytes.toString()) : undefined };
  };
  return {
    send,
    call: async (call, ...[input]) => {
      const answer = await send(call, input as TestInput | undefined);
      if (answer.status !== 200 && answer.status !== 202)
        throw new Refused(answer.status, (answer.body ?? {}) as never);
      return (call.answer === "binary" ? answer.bytes : answer.body) as never;
    },
  };
}

/** Returns the headers that identify the sender of a request. */
export function identify(who: Who): Record<string, string> {
  if (who === "guest") return {};
  const { area, token } =
    typeof who === "string" ? { area: areaOfKind[cast[who].kind], token: castToken(who) } : who;
  return { cookie: `${sessionCookieName(area)}=${token}`, [AREA_HEADER]: area };
}

const queryString = (query: unknown): string => {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  );
  return entries.length > 0
    ? `?${new URLSearchParams(entries.map(([key, value]): [string, string] => [key, String(value)]))}`
    : "";
};

async function encodeBody(
  call: AnyCall,
  input: TestInput,
): Promise<{ headers: Record<string, string>; payload: Buffer | undefined }> {
  if (sendsForm(call, input.files)) return encodeForm(input);
  if (input.body === undefined) return { headers: {}, payload: undefined };
  if (call.bodyType)
    return { headers: { "content-type": call.bodyType }, payload: Buffer.from(input.body as Uint8Array) };
  return {
    headers: { "content-type": "application/json" },
    payload: Buffer.from(JSON.stringify(input.body)),
  };
}

async function encodeForm(input: TestInput) {
  const form = new FormData();
  for (const [name, value] of Object.entries((input.body ?? {}) as Record<string, unknown>))
    form.set(name, String(value));
  for (const [name, file] of Object.entries(input.files ?? {}))
    if (file) form.set(name, file, (file as File).name ?? name);
  const request = new Request("http://localhost", { method: "POST", body: form });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { "content-type": request.headers.get("content-type") ?? "" },
  };
}
