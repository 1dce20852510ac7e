/** Where the administrators of a community see whether it demands a second factor of them; mails lead there. */
export const demandPath = (communityId: number): string => `/community/communities/${communityId}/security`;
