import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { inviteTurnedOver, revokeTurnoverInvitation, showTurnover, turnOver, undoTurnover } from "./calls.ts";
import * as own from "./own-calls.ts";

const current_password = castPassword;

const body = { email: "private@example.jp", current_password };

export const permissionSamples = [
  sample(showTurnover, "an employee", ({ aoba, membership }) => ({
    params: { id: aoba, user_id: membership.ken ?? 0 },
  })),
  sample(turnOver, "an employee", ({ aoba, membership }) => ({
    params: { id: aoba, user_id: membership.emi ?? 0 },
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
  sample(own.listOwnTurnovers, "one's own", () => ({})),
  sample(own.showOwnTurnover, "the employee is asked", ({ askedTurnover }) => ({
    params: { turnover_id: askedTurnover.id },
  })),
  sample(own.confirmTurnover, "the employee is asked", ({ askedTurnover }) => ({
    params: { turnover_id: askedTurnover.id },
    body: { current_password },
  })),
  sample(own.objectToTurnover, "the employee is asked", ({ askedTurnover }) => ({
    params: { turnover_id: askedTurnover.id },
  })),
  sample(own.checkObjectionLink, "the link of the letter", ({ askedTurnover }) => ({
    body: { token: askedTurnover.token },
  })),
  sample(own.objectByLink, "the link of the letter", ({ askedTurnover }) => ({
    body: { token: askedTurnover.token },
  })),
];
