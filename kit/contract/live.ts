import type * as z from "zod/mini";
import type { AnswerOf, AnyCall, CallInput } from "./call.ts";

type Schema = z.core.$ZodType;

/** Of whom or what a reading tells, and what of its answer an event brings. */
type Brought<C extends AnyCall> = {
  readonly input: Pick<CallInput<C>, "params" | "query">;
  readonly answer: Partial<AnswerOf<C>>;
};

/** What browsers that listen keep true without asking, and what they read anew. */
type Follows<S extends Schema, C extends AnyCall> = {
  /** Absolute, so that an event that is missed, doubled or overtaken leaves nothing wrong. */
  readonly keeps?: readonly [call: C, brings: (payload: z.output<S>) => Brought<C>];
  /** Paths of the calls that answer otherwise from now on, as those of a call. */
  readonly changes?: readonly string[];
};

/** Something pushed to the browsers that listen in a room. The payload holds only what everyone in the room may see. */
export type LiveEvent<S extends Schema = Schema> = {
  readonly name: string;
  readonly payload: S;
  readonly keeps?: readonly [
    call: AnyCall,
    brings: (payload: never) => { readonly input: object; readonly answer: object },
  ];
  readonly changes?: readonly string[];
};

export const liveEvent = <const S extends Schema, const C extends AnyCall>(
  name: string,
  payload: S,
  follows: Follows<S, C> = {},
): LiveEvent<S> => ({ name, payload, ...follows });

export type LivePayload<E extends LiveEvent> = z.output<E["payload"]>;

/** `chat:12`; the feature that owns the kind says who may listen. */
export type RoomName = `${string}:${number}`;
export const roomName = (kind: string, id: number): RoomName => `${kind}:${id}`;

/**
 * What the browser sends to listen in a room. The answer is whether it may, and where it has only asked too often, the
 * seconds after which it asks again.
 */
export const JOIN_ROOM = "room.join";
export const LEAVE_ROOM = "room.leave";
/** Sent to a browser whose access to a room has ended; it must forget what it shows. */
export const ROOM_CLOSED = "room.closed";
/** Sent to a browser that may have missed events though it was connected; it asks for what has changed. */
export const EVENTS_MISSED = "events.missed";
export const LIVE_PATH = "/live";
