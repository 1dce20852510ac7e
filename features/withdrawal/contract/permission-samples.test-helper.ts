import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { leaveCommunity, leaveService, showCommunityWithdrawal, showServiceWithdrawal } from "./calls.ts";

const body = { current_password: castPassword };

export const permissionSamples = [
  sample(showCommunityWithdrawal, "one's own", ({ aoba }) => ({ params: { id: aoba } })),
  sample(leaveCommunity, "one's own", ({ aoba }) => ({ params: { id: aoba }, body })),
  sample(showServiceWithdrawal, "one's own", () => ({})),
  sample(leaveService, "one's own", () => ({ body })),
];
