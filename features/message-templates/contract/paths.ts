import { communityPath } from "#kit/contract/area.ts";
/** The office's templates are listed here. */
export const templatesPath = (communityId: number): string =>
  `${communityPath("community", communityId)}/message_templates`;
