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

type Returned<A> = Record<never, never> extends A ? Promise<void> : Promise<A | JsonText | Accepted<A>>;

/** What an operation answers a call with: nothing where the call says of no answer. */
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
 * The operation itself says what runs in a transaction: it must not hold a connection while it computes or stores
 * (passwords, files), or it reads its answer once all is committed.
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

/** Binds calls that differ only in address, method or access to one operation, which is told which of them was made. */
export const serveBoth = bindAll(serve);
export const serveBothInSteps = bindAll(serveInSteps);
