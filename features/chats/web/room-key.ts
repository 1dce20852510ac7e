import { currentArea } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";
import type { ChatKey } from "./chat-calls.ts";

/** The key names the room and the person, since several people may use one browser. */
export const roomKey = (what: string, { kind, room }: ChatKey): string =>
  `${what}:${readStoredSession(currentArea())?.uid ?? 0}:${kind}:${room}`;
