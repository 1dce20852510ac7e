import { communityPath } from "#kit/contract/area.ts";
export const templatesPath = (communityId: number): string =>
  `${communityPath("community", communityId)}/message_templates`;
