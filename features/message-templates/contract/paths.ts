/** The office's templates are listed here. */
export const templatesPath = (communityId: number): string =>
  `/community/communities/${communityId}/message_templates`;
