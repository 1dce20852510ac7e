import { onTestFinished } from "vitest";
import { type AnyCall, fillPath } from "#kit/contract/call.ts";
import { API_BASE } from "#kit/web/api/send.ts";

type Params = Readonly<Record<string, string | number>>;
export type Asked = { readonly path: string; readonly query: URLSearchParams; readonly body: unknown };
type Reply = { readonly status?: number; readonly body: unknown };
type Answer = (asked: Asked) => Reply | Promise<Reply>;

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
  const asked: (Asked & { readonly method: string })[] = [];
  const original = globalThis.fetch;
  onTestFinished(() => {
    globalThis.fetch = original;
  });
  globalThis.fetch = async (target, init) => {
    const url = new URL(String(target), location.origin);
    const method = init?.method ?? "GET";
    const answer = answers.get(`${method} ${url.pathname}`);
    if (!answer) throw new Error(`Nobody answers ${method} ${url.pathname}`);
    const body = typeof init?.body === "string" ? JSON.parse(init.body) : init?.body;
    const one = { path: url.pathname, query: url.searchParams, body };
    asked.push({ ...one, method });
    const reply = await answer(one);
    return Response.json(reply.body, { status: reply.status ?? 200 });
  };
  return {
    asked,
    /** The latest answer counts. */
    to(call: AnyCall, answer: Answer, params?: Params): void {
      answers.set(`${call.method} ${API_BASE}${fillPath(call.path, params)}`, answer);
    },
  };
}
