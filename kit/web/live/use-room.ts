import { useEffect, useRef } from "react";
import { type RoomName, roomName } from "#kit/contract/live.ts";
import { useStore } from "#kit/ui/store.ts";
import { currentArea } from "../session/area.ts";
import { readStoredSession } from "../session/stored-session.ts";
import { type LiveStatus, listenInRoom, liveStatus, type RoomListener } from "./live-client.ts";

/**
 * Listens in a room while the component is mounted; null listens nowhere. The handlers may change at every render
 * without leaving the room.
 */
export function useRoom(room: RoomName | null, listener: RoomListener): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    if (room === null) return;
    return listenInRoom(room, {
      get handlers() {
        return latest.current.handlers;
      },
      onJoined: () => latest.current.onJoined?.(),
      onGap: () => latest.current.onGap?.(),
      onClosed: () => latest.current.onClosed?.(),
    });
  }, [room]);
}

/** The status is `interrupted` while the connection is lost and being restored. */
export const useLiveStatus = (): LiveStatus => useStore(liveStatus);

/** Returns the room of the signed-in account, for what concerns it alone, in all its tabs. */
export function ownRoom(): RoomName | null {
  const uid = readStoredSession(currentArea())?.uid;
  return uid ? roomName("account", uid) : null;
}
