import { useEffect } from "react";
import { createStore, useStore } from "#kit/ui/store.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { readStoredSession, storeSession } from "#kit/web/session/stored-session.ts";
import { useCommunityId } from "./use-community.ts";

/** Counts how often an id was stored, so that colours follow the frame at once. */
const storings = createStore(0);

/** Returns the community on the screen or else the last one: its frame stays around settings, lobby and errors. */
export function useFrameCommunityId(): number | null {
  const here = useCommunityId();
  useStore(storings);
  return here ?? readStoredSession(currentArea())?.community ?? null;
}

/** The id is stored with the session and ends with it; 0 deletes it, null changes nothing. */
export function useKeepFrameCommunity(id: number | null): void {
  useEffect(() => {
    const session = readStoredSession(currentArea());
    if (id === null || !session || (session.community ?? 0) === id) return;
    const { community: _, ...rest } = session;
    storeSession(id === 0 ? rest : { ...rest, community: id });
    storings.set(storings.read() + 1);
  }, [id]);
}
