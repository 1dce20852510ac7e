import {
  addPasskey,
  beginAuthenticatorApp,
  beginConfirmation,
  beginPasskey,
  confirmAuthenticatorApp,
  removeAuthenticatorApp,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  setDemand,
  showDemand,
  showSecondFactors,
} from "#features/second-factors/contract/calls.ts";
import { beginPasskeySignIn, finishSignIn, showSecondStep } from "#features/sessions/contract/calls.ts";
import type { AnyCall } from "#kit/contract/call.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { type Sample, sample } from "../sample.test-helper.ts";
import type { World } from "../world.test-helper.ts";

const own = () => ({});
const owner = () => ({ body: { current_password: castPassword } });
/** The browser belongs to somebody who has taken the first step; its own session does not matter. */
const step = (call: AnyCall, who: keyof World["steps"], prove: boolean): Sample => ({
  call,
  about: `the ${who}'s`,
  input: ({ steps }) => {
    const { cookie, recovery_code } = steps[who];
    return { headers: { cookie }, ...(prove && { body: { recovery_code } }) };
  },
});

export const secondFactorSamples: readonly Sample[] = [
  step(showSecondStep.alumnus, "alumnus", false),
  step(showSecondStep.employee, "employee", false),
  step(finishSignIn.alumnus, "alumnus", true),
  step(finishSignIn.employee, "employee", true),
  sample(beginPasskeySignIn.alumnus, "anybody's", own),
  sample(beginPasskeySignIn.employee, "anybody's", own),
  sample(showSecondFactors, "one's own", own),
  sample(beginAuthenticatorApp, "one's own", owner),
  sample(confirmAuthenticatorApp, "with the alumnus's ticket", ({ newApp }) => ({ body: newApp })),
  sample(removeAuthenticatorApp, "one's own", owner),
  sample(beginPasskey, "one's own", owner),
  sample(addPasskey, "made for the alumnus's challenge", ({ newPasskey }) => ({
    body: { name: "鍵", passkey: newPasskey },
  })),
  sample(renamePasskey, "the alumnus's", ({ passkey }) => ({
    params: { passkey_id: passkey },
    body: { name: "鍵" },
  })),
  sample(removePasskey, "the alumnus's", ({ passkey }) => ({ params: { passkey_id: passkey }, ...owner() })),
  sample(beginConfirmation, "one's own", own),
  sample(renewRecoveryCodes, "one's own", owner),
  sample(showDemand, "the community's", ({ aoba }) => ({ params: { id: aoba } })),
  sample(setDemand, "no longer to demand it", ({ aoba }) => ({
    params: { id: aoba },
    body: { demands_second_factor: false, current_password: castPassword },
  })),
];
