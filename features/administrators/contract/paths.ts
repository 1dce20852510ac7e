/** R404: the list of administrators, and one of them by number. */
export const administratorsPath = (communityId: number): string =>
  `/community/communities/${communityId}/managers`;
export const administratorPath = (communityId: number, managementNo: number): string =>
  `${administratorsPath(communityId)}/${managementNo}/edit`;
