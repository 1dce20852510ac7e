import { useEffect } from "react";
import type { StoredLook } from "#kit/contract/area.ts";
import { createStore, useStore } from "#kit/ui/store.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { readStoredSession, storeSession } from "#kit/web/session/stored-session.ts";
import { useCommunity, useCommunityId } from "./use-community.ts";

/** Counts how often one was stored, so that colours follow the frame at once. */
const storings = createStore(0);

/** Returns the community on the screen or else the last one: its frame stays around settings, lobby and errors. */
export function useFrameCommunityId(): number | null {
  const here = useCommunityId();
  useStore(storings);
  return here ?? readStoredSession(currentArea())?.community ?? null;
}

/** Returns how the community looks; until it has been loaded, how it looked last in this browser. */
export function useCommunityLook(id: number | null): StoredLook | undefined {
  const { data, isPending } = useCommunity(id);
  if (!isPending || id === null) return data?.data;
  const session = readStoredSession(currentArea());
  return session?.community === id ? session.look : undefined;
}

type Framed = StoredLook & { readonly id: number };

/** It is stored with the session and ends with it; "none" deletes it, undefined changes nothing. */
export function useKeepFrameCommunity(framed: Framed | "none" | undefined): void {
  useEffect(() => {
    const session = readStoredSession(currentArea());
    if (framed === undefined || !session) return;
    const { community, look, ...rest } = session;
    const next = framed === "none" ? {} : { community: framed.id, look: lookIn(framed) };
    if (JSON.stringify({ community, look }) === JSON.stringify(next)) return;
    storeSession({ ...rest, ...next });
    storings.set(storings.read() + 1);
  }, [framed]);
}

const lookIn = ({ name, image_url, profile_image_url, theme }: Framed): StoredLook => ({
  name,
  image_url,
  profile_image_url,
  theme,
});
