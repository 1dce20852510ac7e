import { showSession } from "#features/sessions/contract/calls.ts";
import {
  confirmLinking,
  finishSocialLogin,
  listSocialLogins,
  listSocialServices,
  showSignUpClaim,
  startSocialLogin,
  unlinkSocialLogin,
} from "#features/social-logins/contract/calls.ts";
import {
  confirmPartnerLinking,
  finishPartnerSignIn,
  listPartnerLogins,
  showPartner,
  startPartnerSignIn,
  unlinkPartner,
} from "#features/social-logins/contract/partner-calls.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { sample, samples } from "../sample.test-helper.ts";

const owner = { body: { current_password: castPassword } };
const params = { provider: "google_oauth2" } as const;

export const socialLoginSamples = [
  sample(showSession, "one's own", () => ({})),
  sample(listSocialServices, "all", () => ({})),
  sample(listSocialLogins, "one's own", () => ({})),
  sample(confirmLinking, "one's own", () => ({ params, ...owner })),
  sample(unlinkSocialLogin, "one's own", () => ({ params, ...owner })),
  sample(showSignUpClaim, "of another browser", () => ({ params })),
  ...samples(startSocialLogin, {
    "to log in": () => ({ params, query: { mode: "login" as const } }),
    "to link it": () => ({ params, query: { mode: "connect" as const } }),
  }),
  sample(finishSocialLogin, "of another browser", () => ({ params, query: { state: "made-up" } })),
  sample(showPartner, "the community with a service of its own", () => ({ query: { prefix: "partner" } })),
  sample(listPartnerLogins, "one's own", () => ({})),
  sample(confirmPartnerLinking, "one's own", () => owner),
  sample(unlinkPartner, "one's own", () => owner),
  ...samples(startPartnerSignIn, {
    "to sign in": () => ({ query: { mode: "login" as const } }),
    "to link it": () => ({ query: { mode: "connect" as const } }),
  }),
  sample(finishPartnerSignIn, "of another browser", () => ({ query: { state: "made-up" } })),
];
