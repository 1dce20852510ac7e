import { useEffect } from "react";
import { currentArea } from "#kit/web/session/area.ts";
import { readStoredSession, storeSession } from "#kit/web/session/stored-session.ts";
import { useCommunityId } from "./use-community.ts";

/** The community on screen, else the one somebody was in last: its frame stays around settings, lobby and errors. */
export function useFrameCommunityId(): number | null {
  const here = useCommunityId();
  return here ?? readStoredSession(currentArea())?.community ?? null;
}

/** Kept with the session, with which it ends; 0 forgets it, null changes nothing. */
export function useKeepFrameCommunity(id: number | null): void {
  useEffect(() => {
    const session = readStoredSession(currentArea());
    if (id === null || !session || (session.community ?? 0) === id) return;
    const { community: _, ...rest } = session;
    storeSession(id === 0 ? rest : { ...rest, community: id });
  }, [id]);
}
