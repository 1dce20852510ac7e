import { communityPath } from "#kit/contract/area.ts";
/** The administrators of a community see here whether it demands a second factor of them; mails link here. */
export const demandPath = (communityId: number): string =>
  `${communityPath("community", communityId)}/security`;
