import { sample, samples } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import {
  listAlumniInvitations,
  revokeAlumniInvitations,
  sendAlumniInvitations,
} from "./alumni-invitations.ts";
import {
  listInvitationKeys,
  renewInvitationKey,
  revokeInvitationKey,
  showAdminInvitationKey,
  showInvitationKey,
} from "./calls.ts";

const community = ({ aoba }: World) => ({ params: { id: aoba } });

export const permissionSamples = [
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
];
