import { type Sample, sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import type { AnyCall } from "#kit/contract/call.ts";
import { castPassword } from "#kit/testing/cast.ts";
import {
  beginPasskeySignIn,
  finishSignIn,
  showSecondStep,
  showSession,
  signIn,
  signInByToken,
  signOut,
} from "./calls.ts";

const own = () => ({});

/** The browser belongs to somebody who has taken the first step; its own session does not matter. */
const step = (call: AnyCall, who: keyof World["steps"], prove: boolean): Sample => ({
  call,
  about: `the ${who}'s`,
  input: ({ steps }) => {
    const { cookie, recovery_code } = steps[who];
    return { headers: { cookie }, ...(prove && { body: { recovery_code } }) };
  },
});

export const permissionSamples = [
  sample(signIn.alumnus, "the alumnus's password", () => ({
    body: { email: "hanako@example.jp", password: castPassword },
  })),
  sample(signIn.employee, "the employee's password", () => ({
    body: { email: "ken@example.jp", password: castPassword },
  })),
  // The operator of the cast has a second factor by then.
  sample(signIn.operator, "the operator's password", () => ({
    body: { email: "unei@example.jp", password: castPassword },
  })),
  sample(signInByToken, "the alumnus's link", ({ lobbyToken }) => ({ body: { otp_token: lobbyToken } })),
  sample(signOut.alumnus, "this browser", () => ({})),
  sample(signOut.employee, "this browser", () => ({})),
  sample(signOut.operator, "this browser", () => ({})),
  step(showSecondStep.alumnus, "alumnus", false),
  step(showSecondStep.employee, "employee", false),
  step(showSecondStep.operator, "operator", false),
  step(finishSignIn.alumnus, "alumnus", true),
  step(finishSignIn.employee, "employee", true),
  step(finishSignIn.operator, "operator", true),
  sample(beginPasskeySignIn.operator, "anybody's", own),
  sample(beginPasskeySignIn.alumnus, "anybody's", own),
  sample(beginPasskeySignIn.employee, "anybody's", own),
  sample(showSession, "one's own", () => ({})),
];
