import {
  leaveCommunity,
  leaveService,
  showCommunityWithdrawal,
  showServiceWithdrawal,
} from "#features/withdrawal/contract/calls.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { sample } from "../sample.test-helper.ts";

const body = { current_password: castPassword };

export const withdrawalSamples = [
  sample(showCommunityWithdrawal, "one's own", ({ aoba }) => ({ params: { id: aoba } })),
  sample(leaveCommunity, "one's own", ({ aoba }) => ({ params: { id: aoba }, body })),
  sample(showServiceWithdrawal, "one's own", () => ({})),
  sample(leaveService, "one's own", () => ({ body })),
];
