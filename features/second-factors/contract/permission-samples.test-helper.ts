import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import { castPassword } from "#kit/testing/cast.ts";
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
} from "./calls.ts";

const own = () => ({});

const owner = () => ({ body: { current_password: castPassword } });

export const permissionSamples = [
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
