import type { Readable } from "node:stream";
import type { AnswerOf, AnyCall, ParsedInput } from "#kit/contract/call.ts";
import type { Context, ContextOf } from "./context.ts";

/** JSON text made by the database is sent as it is; tests check it against the contract too. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The request was accepted and is carried out later: 202. */
export class Accepted<A> {
  readonly answer: A;
  constructor(answer: A) {
    this.answer = answer;
  }
}

export type BinaryAnswer = {
  readonly contentType: string;
  /** A stream is sent as it comes and cut off where it fails. */
  readonly bytes: Uint8Array | Readable;
  readonly headers?: Record<string, string>;
  /** 303 redirects, 304 says that the browser holds the current version; `bytes` are empty then. */
  readonly status?: 200 | 303 | 304;
};

/** Redirects a browser that navigates to the call. */
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

type Returned<A> = Record<never, never> extends A ? Promise<void> : Promise<A | JsonText | Accepted<A>>;

/** The operation answers this; nothing where the call declares no answer. */
export type Answered<C extends AnyCall> = C["answer"] extends "binary"
  ? Promise<BinaryAnswer>
  : Returned<AnswerOf<C>>;

type Operation<C extends AnyCall> = (context: ContextOf<C>, input: ParsedInput<C>) => Answered<C>;

const route = <C extends AnyCall>(call: C, operate: Operation<C>, transaction: boolean): Route => ({
  call,
  transaction,
  operate: operate as unknown as Route["operate"],
});

/** Binds a call to its operation. Calls that change something run in one transaction; GET runs in none. */
export const serve = <C extends AnyCall>(call: C, operate: Operation<C>): Route =>
  route(call, operate, call.method !== "GET");

/**
 * Binds a call to an operation that opens its transactions itself: it must not hold a connection while it hashes
 * passwords or stores files, or it reads its answer after the commit.
 */
export const serveInSteps = <C extends AnyCall>(call: C, operate: Operation<C>): Route =>
  route(call, operate, false);

type Calls<K extends string, C> = Readonly<Record<K, C>>;
type SharedOperation<K, C extends AnyCall> = (
  context: ContextOf<C>,
  input: ParsedInput<C>,
  which: K,
) => Answered<C>;

const bindAll =
  (bind: typeof serve) =>
  <const K extends string, C extends AnyCall>(calls: Calls<K, C>, operate: SharedOperation<K, C>): Route[] =>
    (Object.entries(calls) as [K, C][]).map(([which, call]) =>
      bind(call, (context, input) => operate(context, input, which)),
    );

/** Binds calls that differ only in path, method or access to one operation, which is told which of them was made. */
export const serveBoth = bindAll(serve);
export const serveBothInSteps = bindAll(serveInSteps);
