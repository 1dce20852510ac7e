import * as z from "zod/mini";
import { liveEvent } from "#kit/contract/live.ts";
import { showOwnAccount, showOwnProfile } from "./calls.ts";

/** To the account's own room: name, picture, language or colours are others now. */
export const ownProfileChanged = liveEvent("own-profile.changed", z.object({}), {
  changes: [showOwnProfile.path, ...Object.values(showOwnAccount).map(({ path }) => path)],
});
