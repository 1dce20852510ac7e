import { sample, samples } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import {
  createGroup,
  deleteGroup,
  joinGroup,
  leaveGroup,
  listGroups,
  listGroupUsers,
  showGroup,
  updateGroup,
} from "./calls.ts";

const body = { name: "登山部", information: "月に一度、山に登ります。" };

const general = ({ group }: World) => ({ params: { id: group } });

const forInvited = ({ invitationOnlyGroup }: World) => ({ params: { id: invitationOnlyGroup } });

export const permissionSamples = [
  sample(listGroups, "of the community", ({ aoba }) => ({ params: { id: aoba } })),
  sample(createGroup, "in the community", ({ aoba }) => ({
    params: { id: aoba },
    body: { client_id: crypto.randomUUID(), ...body },
  })),
  ...samples(showGroup, { "the alumnus's": general, "the employee's, invitation-only": forInvited }),
  sample(updateGroup, "the alumnus's", (world) => ({ ...general(world), body })),
  sample(deleteGroup, "the alumnus's", general),
  ...samples(joinGroup, { "the alumnus's": general, "the employee's, invitation-only": forInvited }),
  sample(leaveGroup, "the alumnus's", general),
  ...samples(listGroupUsers, { "the alumnus's": general, "the employee's, invitation-only": forInvited }),
];
