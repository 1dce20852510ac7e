export const communitiesPath = "/operator/communities";
export const communityPagePath = (communityId: number): string => `${communitiesPath}/${communityId}`;
