import { recordLoginCommunity, showCommunity } from "#features/communities/contract/calls.ts";
import { showAnalytics } from "#features/dashboard/contract/calls.ts";
import { downloadFile, uploadImage } from "#features/files/contract/calls.ts";
import { listCommunities } from "#features/lobby/contract/calls.ts";
import { showOwnAccount, showOwnEmployeeProfile, showOwnProfile } from "#features/profiles/contract/calls.ts";
import { signIn, signInByToken, signOut } from "#features/sessions/contract/calls.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { sample, samples } from "../sample.test-helper.ts";

export const accountSamples = [
  sample(signIn.alumnus, "the alumnus's password", () => ({
    body: { email: "hanako@example.jp", password: castPassword },
  })),
  sample(signIn.employee, "the employee's password", () => ({
    body: { email: "ken@example.jp", password: castPassword },
  })),
  sample(signInByToken, "the alumnus's link", ({ lobbyToken }) => ({ body: { otp_token: lobbyToken } })),
  sample(signOut.alumnus, "this browser", () => ({})),
  sample(signOut.employee, "this browser", () => ({})),
  sample(listCommunities, "one's own", () => ({})),
  sample(showCommunity, "the community", ({ aoba }) => ({ params: { id: aoba } })),
  sample(recordLoginCommunity, "the community", ({ aoba }) => ({ params: { id: aoba } })),
  sample(showOwnAccount.alumnus, "one's own", () => ({})),
  sample(showOwnAccount.employee, "one's own", () => ({})),
  ...samples(showOwnProfile, {
    "as an alumnus": ({ aoba }) => ({ params: { id: aoba, type: "alumnus" } }),
    "as an employee": ({ aoba }) => ({ params: { id: aoba, type: "users" } }),
  }),
  sample(showOwnEmployeeProfile, "one's own", ({ aoba }) => ({ params: { id: aoba } })),
  ...samples(uploadImage, {
    "for a post": ({ aoba, picture }) => ({ params: { id: aoba }, files: { image: picture }, body: {} }),
    "for the community's header": ({ aoba, picture }) => ({
      params: { id: aoba },
      files: { image: picture },
      body: { type: "community_header" as const },
    }),
  }),
  sample(downloadFile, "of the alumnus's article", ({ aoba, image }) => ({
    params: { id: aoba, fileId: image },
  })),
  sample(showAnalytics, "the community's", ({ aoba }) => ({ query: { community_id: aoba } })),
];
