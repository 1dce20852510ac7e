import type * as z from "zod/mini";
import type { AnswerOf, AnyCall, CallInput } from "./call.ts";

type Schema = z.core.$ZodType;

/** Names a cached call by its input, and what an event brings of its answer. */
type Brought<C extends AnyCall> = {
  readonly input: Pick<CallInput<C>, "params" | "query">;
  readonly answer: Partial<AnswerOf<C>>;
};

/** Says which cached answers an event updates, and which are loaded again. */
type Follows<S extends Schema, C extends AnyCall> = {
  /** The values are absolute, so that an event missed, doubled or overtaken leaves nothing wrong. */
  readonly keeps?: readonly [call: C, brings: (payload: z.output<S>) => Brought<C>];
  readonly changes?: readonly string[];
};

/** An event is pushed to the browsers that listen in a room. Its payload holds only what everyone there may see. */
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

/** A room is called `chat:12`; the feature that owns the kind says who may listen. */
export type RoomName = `${string}:${number}`;
export const roomName = (kind: string, id: number): RoomName => `${kind}:${id}`;

/**
 * The browser sends this to listen in a room. The answer says whether it may or, where it has asked too often, after
 * how many seconds to ask again.
 */
export const JOIN_ROOM = "room.join";
export const LEAVE_ROOM = "room.leave";
/** This goes to a browser whose access to a room has ended; it must drop what it shows. */
export const ROOM_CLOSED = "room.closed";
/** This goes to a browser that may have missed events while connected; it fetches what has changed. */
export const EVENTS_MISSED = "events.missed";
export const LIVE_PATH = "/live";
