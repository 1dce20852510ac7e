import { useCommunity } from "#features/communities/web/index.ts";

const holdsContract = { contractor: true, ordinary: false, member: false } as const;

/** Whether one may add and remove administrators; the server decides again. */
export const useMayAdminister = (communityId: number): boolean =>
  holdsContract[useCommunity(communityId).data?.data.me.role ?? "member"];
