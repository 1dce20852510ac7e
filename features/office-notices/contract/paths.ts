import { communityPath } from "#kit/contract/area.ts";

export const officeNoticesPath = (communityId: number): string =>
  `${communityPath("community", communityId)}/notifications`;
