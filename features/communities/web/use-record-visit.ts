import { useEffect } from "react";
import { useLocation } from "react-router";
import { send } from "#kit/web/api/send.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { readStoredSession, storeSession } from "#kit/web/session/stored-session.ts";
import { recordLoginCommunity } from "../contract/calls.ts";

const RECORD_AFTER_MS = 1_500;

/**
 * R068: records the community on the screen as visited last, whenever it changes and once a day, after the screen has
 * been drawn. Null records nothing. A failure is not shown.
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

/** What has been recorded is stored with the session, so that it holds in every tab and ends with the session. */
function record(communityId: number): void {
  const session = readStoredSession(currentArea());
  const visited = `${communityId} ${new Date().toDateString()}`;
  if (!session || session.visited === visited) return;
  storeSession({ ...session, visited });
  send(recordLoginCommunity, { params: { id: communityId } }).catch(() => {
    if (readStoredSession(session.area)) storeSession(session);
  });
}
