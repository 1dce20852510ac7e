export const closingsPath = "/operator/closings";
export const closingPath = (communityId: number | string): string =>
  `/operator/communities/${communityId}/closing`;
