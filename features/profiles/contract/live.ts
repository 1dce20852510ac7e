import * as z from "zod/mini";
import { liveEvent } from "#kit/contract/live.ts";
import { showOwnAccount, showOwnProfile } from "./calls.ts";

/** Goes to the account's own room: its name, picture, language or colours have changed. */
export const ownProfileChanged = liveEvent("own-profile.changed", z.object({}), {
  changes: [showOwnProfile.path, ...Object.values(showOwnAccount).map(({ path }) => path)],
});
