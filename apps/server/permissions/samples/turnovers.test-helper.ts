import {
  inviteTurnedOver,
  revokeTurnoverInvitation,
  showTurnover,
  turnOver,
  undoTurnover,
} from "#features/turnovers/contract/calls.ts";
import { sample } from "../sample.test-helper.ts";

const body = { email: "private@example.jp" };

export const turnoverSamples = [
  sample(showTurnover, "an employee", ({ aoba, membership }) => ({
    params: { id: aoba, user_id: membership.ken ?? 0 },
  })),
  sample(turnOver, "an employee", ({ aoba, membership }) => ({
    params: { id: aoba, user_id: membership.ken ?? 0 },
    body,
  })),
  sample(undoTurnover, "one who waits", ({ aoba, turnedOver }) => ({
    params: { id: aoba, user_id: turnedOver },
  })),
  sample(inviteTurnedOver, "one who waits", ({ aoba, turnedOver }) => ({
    params: { id: aoba, user_id: turnedOver },
    body,
  })),
  sample(revokeTurnoverInvitation, "one who waits", ({ aoba, turnedOver }) => ({
    params: { id: aoba, user_id: turnedOver },
  })),
];
