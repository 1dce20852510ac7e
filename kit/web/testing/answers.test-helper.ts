import { onTestFinished } from "vitest";
import * as z from "zod/mini";
import { type AnswerOf, type AnyCall, fillPath } from "#kit/contract/call.ts";
import type { FailureBody } from "#kit/contract/errors.ts";
import { findUnknown, knownFields, refusesUnknown } from "#kit/contract/unknown-fields.ts";
import { API_BASE } from "#kit/web/api/send.ts";

type Params = Readonly<Record<string, string | number>>;
export type SentCall = { readonly path: string; readonly query: URLSearchParams; readonly body: unknown };
type Unchanged = string | number | boolean | null | undefined | Uint8Array;
type Immutable<T> = unknown extends T
  ? T
  : T extends Unchanged
    ? T
    : { readonly [K in keyof T]: Immutable<T[K]> };

class Refusal {
  /** Only `refused` makes one. */
  readonly #reply: { readonly status: number; readonly body: Omit<FailureBody, "request_id"> };
  constructor(status: number, body: Omit<FailureBody, "request_id">) {
    this.#reply = { status, body };
  }
  get reply(): Reply {
    return this.#reply;
  }
}
type Reply = { readonly status?: number; readonly body: unknown };
type Told<C extends AnyCall> = Immutable<AnswerOf<C>> | Refusal;
/** What the server answers, the fields beside `success` as the contract has them, or a refusal. */
export type AnswerTo<C extends AnyCall> = Told<C> | ((asked: SentCall) => Told<C> | Promise<Told<C>>);
type Answer = (asked: SentCall) => unknown;

/** Returns a refusal as the server writes it. */
export const refused = (status: number, code: string, data: FailureBody["data"] = []): Refusal =>
  new Refusal(status, { success: false, error_message_code: code, data });

/**
 * Leaves out what the contract does not declare, as the server does.
 *
 * @throws where no server can send this
 */
function replyOf(call: AnyCall, told: unknown): Reply {
  if (told instanceof Refusal) return told.reply;
  if (call.answer === "binary") return { body: told };
  const { data, error } = z.safeParse(call.answer, told);
  if (!error) return { body: { success: true, ...(data as object) } };
  const faults = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new Error(`${call.method} ${call.path} does not answer so (${faults.join("; ")})`);
}

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
  let otherwise: ((asked: SentCall) => Refusal | Promise<Refusal>) | undefined;
  const asked: (SentCall & { readonly method: string })[] = [];
  const { fetch, XMLHttpRequest } = globalThis;
  const faults: unknown[] = [];
  onTestFinished(() => {
    Object.assign(globalThis, { fetch, XMLHttpRequest });
    if (faults.length > 0) throw faults[0];
  });
  const answerTo = async (method: string, target: string, body: unknown): Promise<Reply> => {
    const url = new URL(target, location.origin);
    const { call, answer } = answers.get(`${method} ${url.pathname}`) ?? {};
    if (call) assertDeclared(call, url.searchParams, body);
    const one = { path: url.pathname, query: url.searchParams, body };
    if (!call || !answer) {
      if (!otherwise) throw new Error(`Nobody answers ${method} ${url.pathname}`);
      asked.push({ ...one, method });
      return (await otherwise(one)).reply;
    }
    asked.push({ ...one, method });
    const told = await answer(one);
    try {
      return replyOf(call, told);
    } catch (fault) {
      // The browser takes it for a network that is away.
      faults.push(fault);
      throw fault;
    }
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
    /** Refuses every other call. */
    toOthers(refuse: (asked: SentCall) => Refusal | Promise<Refusal>): void {
      otherwise = refuse;
    },
    /** The latest answer to a call counts. A function is asked each time. */
    to<C extends AnyCall>(call: C, told: AnswerTo<C>, params?: Params): void {
      const answer = typeof told === "function" ? (told as Answer) : () => told;
      answers.set(`${call.method} ${API_BASE}${fillPath(call.path, params)}`, { call, answer });
    },
  };
}
