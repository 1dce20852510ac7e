import { type OfficeRow, sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import * as calls from "./calls.ts";

const theFlag = ({ rowOf }: World) => ({ params: { id: rowOf("flag") } });

export const officeRow: OfficeRow = {
  kind: "flag",
  places: [
    [/^\/user_managing_flags/, /^params id$/],
    [/users_managed/, /^body (add|remove|set)\.0$/],
  ],
  make: async (server, who, id) =>
    (await server.as(who).call(calls.createManagementFlag, { params: { id }, body: { name: "幹事" } })).data
      .id,
};

export const permissionSamples = [
  sample(calls.listManagementFlags, "all", ({ aoba }) => ({ params: { id: aoba } })),
  sample(calls.createManagementFlag, "a free one", ({ aoba }) => ({
    params: { id: aoba },
    body: { name: "次の幹事" },
  })),
  sample(calls.updateManagementFlag, "the community's", (world) => ({
    ...theFlag(world),
    body: { name: "講演者" },
  })),
  sample(calls.deleteManagementFlag, "the community's", theFlag),
];
