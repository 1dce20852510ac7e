import {
  listAlumniInvitations,
  revokeAlumniInvitations,
  sendAlumniInvitations,
} from "#features/invitations/contract/alumni-invitations.ts";
import {
  listInvitationKeys,
  renewInvitationKey,
  revokeInvitationKey,
  showAdminInvitationKey,
  showInvitationKey,
} from "#features/invitations/contract/calls.ts";
import { showRegistrationColumns } from "#features/member-details/contract/calls.ts";
import { countAnswers, saveEntryForm, showEntryForm } from "#features/member-details/contract/entry-form.ts";
import { defaultForm } from "#features/member-details/contract/form.ts";
import { listOccupations } from "#features/occupations/contract/calls.ts";
import { showPostalCode } from "#features/postal-codes/contract/calls.ts";
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
} from "#features/registration/contract/calls.ts";
import {
  joiningOf,
  registrationOf,
  typedPassword,
} from "#features/registration/server/register.test-helper.ts";
import {
  showAlumniTerms,
  showCommunityTerms,
  showEmployeeTerms,
  showProviderTerms,
} from "#features/terms/contract/calls.ts";
import { sample, samples } from "../sample.test-helper.ts";
import type { World } from "../world.test-helper.ts";

const community = ({ aoba }: World) => ({ params: { id: aoba } });
const newAddress = { email: "mei@example.jp" };

export const joiningSamples = [
  sample(showInvitationKey, "one's own", community),
  sample(showAdminInvitationKey, "one's own", community),
  ...[renewInvitationKey, revokeInvitationKey].flatMap((call) =>
    samples(call, {
      "one's own": (world) => ({ ...community(world), body: {} }),
      "the alumnus's": (world) => ({ ...community(world), body: { user_id: world.membership.hanako } }),
    }),
  ),
  sample(listInvitationKeys, "the community's", community),
  sample(listAlumniInvitations, "the community's", community),
  sample(listAlumniInvitations.all, "the community's", community),
  ...[sendAlumniInvitations, revokeAlumniInvitations].flatMap((act) => {
    const invited = (world: World) => ({ ...community(world), body: { ids: [world.alumniInvitation] } });
    return [sample(act.preview, "an alumnus's", invited), sample(act, "an alumnus's", invited)];
  }),
  sample(listOccupations, "all", () => ({})),
  sample(showPostalCode, "any", () => ({ params: { code: "1500001" } })),
  sample(showInvitedCommunity, "the alumnus's code", ({ code }) => ({ params: { x: code } })),
  sample(countAnswers, "the community's", ({ aoba }) => ({ params: { id: aoba } })),
  sample(showEntryForm, "the community's", ({ aoba }) => ({ params: { id: aoba } })),
  sample(saveEntryForm, "the community's", ({ aoba }) => ({ params: { id: aoba }, body: defaultForm })),
  sample(showRegistrationColumns, "the community's", community),
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
  ...samples(showProviderTerms, {
    "the current ones": () => ({ params: { id: "current" } }),
  }),
  sample(showAlumniTerms, "the community's", community),
  sample(showEmployeeTerms, "the community's", community),
  sample(showCommunityTerms, "the community's", ({ aoba }) => ({ params: { id: aoba, document: "alumni" } })),
];
