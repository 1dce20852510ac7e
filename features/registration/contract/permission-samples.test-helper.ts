import { sample, samples } from "#apps/server/permissions/sample.test-helper.ts";
import { joiningOf, registrationOf, typedPassword } from "../server/register.test-helper.ts";
import {
  activateAlumnus,
  checkAlumnusRegistered,
  checkAlumnusRegisteredInCommunity,
  checkRegisteredHere,
  joinCommunity,
  mailJoiningLink,
  registerAlumnus,
  resendActivationMail,
  showInvitedCommunity,
  showPendingRegistration,
} from "./calls.ts";

const newAddress = { email: "mei@example.jp" };

export const permissionSamples = [
  sample(showInvitedCommunity, "the alumnus's code", ({ code }) => ({ params: { x: code } })),
  sample(checkAlumnusRegistered, "a new address", () => ({ body: newAddress })),
  sample(checkAlumnusRegisteredInCommunity, "a new address", ({ aoba }) => ({
    params: { id: aoba },
    body: newAddress,
  })),
  sample(registerAlumnus, "a new address", ({ code }) => ({
    body: registrationOf(code, newAddress.email, { consent_community_version: 1 }),
  })),
  sample(resendActivationMail, "a browser that has registered nobody", () => ({})),
  sample(showPendingRegistration, "a mailed link", ({ activationToken }) => ({
    body: { token: activationToken },
  })),
  sample(activateAlumnus, "a mailed link and its password", ({ activationToken }) => ({
    body: { token: activationToken, password: typedPassword },
  })),
  sample(joinCommunity, "by the alumnus's code", ({ aoba, code }) => ({
    params: { id: aoba },
    body: joiningOf(code, { consent_community_version: 1 }),
  })),
  sample(mailJoiningLink, "the alumnus's code", ({ code }) => ({
    params: { x: code },
    body: { email: "ren@example.jp" },
  })),
  ...samples(checkRegisteredHere, {
    "an employee's address": ({ aoba }) => ({ params: { id: aoba, x: "emi@example.jp" } }),
    "the alumnus's address": ({ aoba }) => ({ params: { id: aoba, x: "hanako@example.jp" } }),
  }),
];
