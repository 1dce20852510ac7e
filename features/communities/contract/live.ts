import * as z from "zod/mini";
import { liveEvent } from "#kit/contract/live.ts";
import { showCommunity } from "./calls.ts";

/** Everybody who may enter the community listens in this room. */
export const COMMUNITY_ROOM = "community";

/** Its names, pictures, colours, message board or permissions are others now. */
export const communityChanged = liveEvent("community.changed", z.object({}), {
  changes: [showCommunity.path, `${showCommunity.path}/settings`],
});
