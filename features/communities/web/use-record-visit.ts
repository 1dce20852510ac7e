import { useEffect } from "react";
import { send } from "#kit/web/api/send.ts";
import { recordLoginCommunity } from "../contract/calls.ts";

let recorded: number | null = null;

/**
 * R068: remembers the community on screen as the one visited last, once each time it changes and after the screen
 * has been drawn. Null records nothing. It is no reason to disturb anybody when it fails.
 */
export function useRecordVisit(communityId: number | null): void {
  useEffect(() => {
    if (communityId === null || communityId === recorded) return;
    const timer = setTimeout(() => {
      recorded = communityId;
      send(recordLoginCommunity, { params: { id: communityId } }).catch(() => {
        recorded = null;
      });
    }, RECORD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [communityId]);
}

const RECORD_AFTER_MS = 1_500;
