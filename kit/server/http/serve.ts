import type { Readable } from "node:stream";
import type { AnswerOf, AnyCall, ParsedInput } from "#kit/contract/call.ts";
import type { Context, ContextOf } from "./context.ts";

/** JSON text that the database has already made; sent as it is, and still held to the contract in tests. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What was asked for has been taken on and is done later: 202. */
export class Accepted<A> {
  readonly answer: A;
  constructor(answer: A) {
    this.answer = answer;
  }
}

export type BinaryAnswer = {
  readonly contentType: string;
  /** A stream is sent as it comes, and ended in the middle where it fails. */
  readonly bytes: Uint8Array | Readable;
  readonly headers?: Record<string, string>;
  /** 303 leads elsewhere, 304 says that the browser already holds what it asks for; `bytes` are empty then. */
  readonly status?: 200 | 303 | 304;
};

/** For a call that a browser navigates to: on to another address. */
export const leadTo = (location: string): BinaryAnswer => ({
  status: 303,
  contentType: "text/plain",
  bytes: new Uint8Array(),
  headers: { location, "cache-control": "no-store" },
});

export type Route = {
  readonly call: AnyCall;
  readonly transaction: boolean;
  readonly operate: (context: Context, input: never) => Promise<unknown>;
};

type Operation<C extends AnyCall> = (
  context: ContextOf<C>,
  input: ParsedInput<C>,
) => Promise<C["answer"] extends "binary" ? BinaryAnswer : AnswerOf<C> | JsonText | Accepted<AnswerOf<C>>>;

/**
 * Binds a call to its operation. Calls that change something run in one transaction; GET runs in none unless
 * asked for. `transaction: false` is for work that must not hold a connection while it computes (passwords).
 */
export const serve = <C extends AnyCall>(
  call: C,
  operate: Operation<C>,
  options: { readonly transaction?: boolean } = {},
): Route => ({
  call,
  transaction: options.transaction ?? call.method !== "GET",
  operate: operate as unknown as Route["operate"],
});

/** Binds calls that differ only in address, method or access to one operation, which is told which of them was made. */
export const serveBoth = <const K extends string, C extends AnyCall>(
  calls: Readonly<Record<K, C>>,
  operate: (context: ContextOf<C>, input: ParsedInput<C>, which: K) => ReturnType<Operation<C>>,
  options?: Parameters<typeof serve>[2],
): Route[] =>
  (Object.entries(calls) as [K, C][]).map(([which, call]) =>
    serve(call, (context, input) => operate(context, input, which), options),
  );
