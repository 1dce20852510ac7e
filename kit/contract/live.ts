import type * as z from "zod/mini";

/** Something pushed to the browsers that listen in a room. The payload holds only what everyone in the room may see. */
export type LiveEvent<S extends z.core.$ZodType = z.core.$ZodType> = {
  readonly name: string;
  readonly payload: S;
};

export const liveEvent = <const S extends z.core.$ZodType>(name: string, payload: S): LiveEvent<S> => ({
  name,
  payload,
});

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
