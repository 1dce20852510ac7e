import { communityPath } from "#kit/contract/area.ts";

export const contractPath = (communityId: number): string =>
  `${communityPath("community", communityId)}/contract`;
