import { onTestFinished } from "vitest";
import { type AnyCall, fillPath } from "#kit/contract/call.ts";
import { API_BASE } from "#kit/web/api/send.ts";

type Params = Readonly<Record<string, string | number>>;
export type SentCall = { readonly path: string; readonly query: URLSearchParams; readonly body: unknown };
type Reply = { readonly status?: number; readonly body: unknown };
type Answer = (asked: SentCall) => Reply | Promise<Reply>;

/** A refusal as the server writes it. */
export const refused = (status: number, code: string, data: readonly unknown[] = []): Reply => ({
  status,
  body: { success: false, error_message_code: code, data },
});

/**
 * Stands at the network's end for one test: what the server answers to each call, and what it was asked. A call that
 * nobody answers fails the test by its name.
 */
export function answerCalls() {
  const answers = new Map<string, Answer>();
  let otherwise: Answer | undefined;
  const asked: (SentCall & { readonly method: string })[] = [];
  const { fetch, XMLHttpRequest } = globalThis;
  onTestFinished(() => Object.assign(globalThis, { fetch, XMLHttpRequest }) && undefined);
  const answerTo = async (method: string, target: string, body: unknown): Promise<Reply> => {
    const url = new URL(target, location.origin);
    const answer = answers.get(`${method} ${url.pathname}`) ?? otherwise;
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
  /** What sends files, since `fetch` cannot say how far it is. */
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
    /** What every other call is answered. */
    toOthers(answer: Answer): void {
      otherwise = answer;
    },
    /** The latest answer counts. */
    to(call: AnyCall, answer: Answer, params?: Params): void {
      answers.set(`${call.method} ${API_BASE}${fillPath(call.path, params)}`, answer);
    },
  };
}
