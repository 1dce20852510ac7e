import { sample, samples } from "#apps/server/permissions/sample.test-helper.ts";
import { castPassword } from "#kit/testing/cast.ts";
import {
  confirmLinking,
  finishSocialLogin,
  listSocialLogins,
  listSocialServices,
  showSignUpClaim,
  startSocialLogin,
  unlinkSocialLogin,
} from "./calls.ts";
import {
  confirmPartnerLinking,
  finishPartnerSignIn,
  finishPartnerSignInOf,
  listPartnerLogins,
  showPartner,
  startPartnerSignIn,
  unlinkPartner,
} from "./partner-calls.ts";

const owner = { body: { current_password: castPassword } };

const params = { provider: "google_oauth2" } as const;

export const permissionSamples = [
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
  sample(finishPartnerSignInOf, "of another browser", ({ aoba }) => ({
    params: { community_id: aoba },
    query: { state: "made-up" },
  })),
];
