import { communityPath } from "#kit/contract/area.ts";
/** R404: the list of administrators has this path, and below it each has one by number. */
export const administratorsPath = (communityId: number): string =>
  `${communityPath("community", communityId)}/managers`;
export const administratorPath = (communityId: number, managementNo: number): string =>
  `${administratorsPath(communityId)}/${managementNo}/edit`;
