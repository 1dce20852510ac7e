import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import { castPassword } from "#kit/testing/cast.ts";
import * as calls from "./calls.ts";

const exported = "a community that is exported";
const params = ({ closing }: World) => ({ params: closing.params });
const named = ({ closing: { params, name } }: World) => ({ params, body: { name } });

export const permissionSamples = [
  sample(calls.listClosings, "all", () => ({})),
  sample(calls.showClosing, exported, params),
  sample(calls.beginClosing, "an open community", ({ aoba }) => ({
    params: { community_id: aoba },
    body: { name: "青葉製作所アルムナイ" },
  })),
  sample(calls.cancelClosing, exported, params),
  sample(calls.prepareClosingExport, exported, (world) => ({
    ...params(world),
    body: { current_password: castPassword },
  })),
  sample(calls.exportCommunity, exported, (world) => ({
    ...params(world),
    query: { ticket: world.closing.ticket },
  })),
  sample(calls.eraseCommunity, exported, named),
];
