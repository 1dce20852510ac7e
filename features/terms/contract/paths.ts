import { communityPath } from "#kit/contract/area.ts";

export const termsPaths = (communityId: number) => {
  const home = `${communityPath("community", communityId)}/terms_of_uses`;
  return { edit: `${home}/edit`, consents: `${home}/consents` };
};
