import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import { listBulkActs, showBulkAct, stopBulkAct } from "./calls.ts";

export const permissionSamples = [
  sample(listBulkActs, "all", ({ aoba }) => ({ params: { id: aoba } })),
  sample(showBulkAct, "the office's", ({ aoba, bulk_act }) => ({
    params: { id: aoba, bulk_act_id: bulk_act },
  })),
  sample(stopBulkAct, "one that has ended", ({ aoba, bulk_act }) => ({
    params: { id: aoba, bulk_act_id: bulk_act },
  })),
];
