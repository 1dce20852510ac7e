import { useEffect } from "react";
import { useLocation } from "react-router";
import { send } from "#kit/web/api/send.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { readStoredSession, storeSession } from "#kit/web/session/stored-session.ts";
import { recordLoginCommunity } from "../contract/calls.ts";

const RECORD_AFTER_MS = 1_500;

/**
 * R068: remembers the community on screen as the one visited last, once each time it changes and on each day, after
 * the screen has been drawn. Null records nothing. It is no reason to disturb anybody when it fails.
 */
export function useRecordVisit(communityId: number | null): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tab that stays open is looked at again with each screen
  useEffect(() => {
    if (communityId === null) return;
    const timer = setTimeout(() => record(communityId), RECORD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [communityId, pathname]);
}

/** What is recorded already is kept with the session, so that it holds for every tab and ends with the session. */
function record(communityId: number): void {
  const session = readStoredSession(currentArea());
  const visited = `${communityId} ${new Date().toDateString()}`;
  if (!session || session.visited === visited) return;
  storeSession({ ...session, visited });
  send(recordLoginCommunity, { params: { id: communityId } }).catch(() => {
    if (readStoredSession(session.area)) storeSession(session);
  });
}
