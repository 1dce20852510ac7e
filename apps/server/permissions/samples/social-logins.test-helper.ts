import { showSession } from "#features/sessions/contract/calls.ts";
import {
  finishSocialLogin,
  listSocialLogins,
  listSocialServices,
  showNewcomer,
  startSocialLogin,
  unlinkSocialLogin,
} from "#features/social-logins/contract/calls.ts";
import {
  finishPartnerSignIn,
  listPartnerLogins,
  showPartner,
  startPartnerSignIn,
  unlinkPartner,
} from "#features/social-logins/contract/partner-calls.ts";
import { sample, samples } from "../sample.test-helper.ts";

const params = { provider: "google_oauth2" } as const;

export const socialLoginSamples = [
  sample(showSession, "one's own", () => ({})),
  sample(listSocialServices, "all", () => ({})),
  sample(listSocialLogins, "one's own", () => ({})),
  sample(unlinkSocialLogin, "one's own", () => ({ params })),
  sample(showNewcomer, "of another browser", () => ({ params })),
  ...samples(startSocialLogin, {
    "to log in": () => ({ params, query: { mode: "login" as const } }),
    "to link it": () => ({ params, query: { mode: "connect" as const } }),
  }),
  sample(finishSocialLogin, "of another browser", () => ({ params, query: { state: "made-up" } })),
  sample(showPartner, "the community with a service of its own", () => ({ query: { prefix: "partner" } })),
  sample(listPartnerLogins, "one's own", () => ({})),
  sample(unlinkPartner, "one's own", () => ({})),
  ...samples(startPartnerSignIn, {
    "to sign in": () => ({ query: { mode: "login" as const } }),
    "to link it": () => ({ query: { mode: "connect" as const } }),
  }),
  sample(finishPartnerSignIn, "of another browser", () => ({ query: { state: "made-up" } })),
];
