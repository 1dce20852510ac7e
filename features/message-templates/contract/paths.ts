/** Where the office keeps its texts. */
export const templatesPath = (communityId: number): string =>
  `/community/communities/${communityId}/message_templates`;
