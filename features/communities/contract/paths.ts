import { type Area, communityPath } from "#kit/contract/area.ts";

/** SK40, SK42, SU40, SU42 have the same paths on both sides. The finished ones are public. */
export const withdrawalPaths = (area: Area) => ({
  community: (id: number | string) => `${communityPath(area, id)}/leave_community`,
  communityFinished: `/${area}/communities/leave_community_finished`,
  service: `/${area}/withdrawal`,
  serviceFinished: `/${area}/withdrawal_finished`,
});
