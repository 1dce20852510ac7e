import { onTestFinished } from "vitest";
import * as z from "zod/mini";
import { type AnyCall, fillPath } from "#kit/contract/call.ts";
import { findUnknown, knownFields, refusesUnknown } from "#kit/contract/unknown-fields.ts";
import { API_BASE } from "#kit/web/api/send.ts";

type Params = Readonly<Record<string, string | number>>;
export type SentCall = { readonly path: string; readonly query: URLSearchParams; readonly body: unknown };
type Reply = { readonly status?: number; readonly body: unknown };
type Answer = (asked: SentCall) => Reply | Promise<Reply>;

/** Returns a refusal as the server writes it. */
export const refused = (status: number, code: string, data: readonly unknown[] = []): Reply => ({
  status,
  body: { success: false, error_message_code: code, data },
});

/** The server refuses fields that the contract does not know. */
function assertDeclared(call: AnyCall, query: URLSearchParams, body: unknown): void {
  if (!refusesUnknown(call)) return;
  const sent = {
    query: Object.fromEntries(query),
    body: body instanceof FormData ? Object.fromEntries(body) : body,
  };
  const fields = new Set([...(call.files ?? [])]);
  const nothing = z.object({});
  const unknown = (["query", "body"] as const).flatMap((part) =>
    findUnknown(sent[part], knownFields(call[part] ?? nothing)).map((path) => path.join(".")),
  );
  const refused = unknown.filter((field) => !fields.has(field));
  if (refused.length > 0) throw new Error(`${call.method} ${call.path} does not take ${refused.join(", ")}`);
}

/**
 * Replaces the network for one test: says what the server answers to each call, and records what it was asked. A call
 * without an answer fails the test by its name.
 */
export function answerCalls() {
  const answers = new Map<string, { readonly call: AnyCall; readonly answer: Answer }>();
  let otherwise: Answer | undefined;
  const asked: (SentCall & { readonly method: string })[] = [];
  const { fetch, XMLHttpRequest } = globalThis;
  onTestFinished(() => Object.assign(globalThis, { fetch, XMLHttpRequest }) && undefined);
  const answerTo = async (method: string, target: string, body: unknown): Promise<Reply> => {
    const url = new URL(target, location.origin);
    const { call, answer = otherwise } = answers.get(`${method} ${url.pathname}`) ?? {};
    if (call) assertDeclared(call, url.searchParams, body);
    if (!answer) throw new Error(`Nobody answers ${method} ${url.pathname}`);
    const one = { path: url.pathname, query: url.searchParams, body };
    asked.push({ ...one, method });
    return answer(one);
  };
  globalThis.fetch = async (target, init) => {
    const body = typeof init?.body === "string" ? JSON.parse(init.body) : init?.body;
    const reply = await answerTo(init?.method ?? "GET", String(target), body);
    return Response.json(reply.body, { status: reply.status ?? 200 });
  };
  /** Files are sent by this, since `fetch` reports no progress. */
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    readonly #asked = { method: "", target: "" };
    #reply: Reply = { body: null };
    override open(method: string, target: string | URL): void {
      Object.assign(this.#asked, { method, target: String(target) });
    }
    override setRequestHeader(): void {}
    override get status(): number {
      return this.#reply.status ?? 200;
    }
    override get response(): unknown {
      return this.#reply.body;
    }
    override send(body: unknown): void {
      void answerTo(this.#asked.method, this.#asked.target, body).then((reply) => {
        this.#reply = reply;
        this.dispatchEvent(new ProgressEvent("load"));
      });
    }
  };
  return {
    asked,
    /** Answers every other call. */
    toOthers(answer: Answer): void {
      otherwise = answer;
    },
    /** The latest answer to a call counts. */
    to(call: AnyCall, answer: Answer, params?: Params): void {
      answers.set(`${call.method} ${API_BASE}${fillPath(call.path, params)}`, { call, answer });
    },
  };
}
