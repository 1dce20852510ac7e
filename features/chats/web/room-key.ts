import { currentArea } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";
import type { ChatKey } from "./chat-calls.ts";

/** Names the room and the person, since a browser may be used by several. */
export const roomKey = (what: string, { kind, room }: ChatKey): string =>
  `${what}:${readStoredSession(currentArea())?.uid ?? 0}:${kind}:${room}`;
