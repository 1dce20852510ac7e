import { listBulkActs, showBulkAct, stopBulkAct } from "#features/bulk-results/contract/calls.ts";
import { sample } from "../sample.test-helper.ts";

export const bulkActSamples = [
  sample(listBulkActs, "all", ({ aoba }) => ({ params: { id: aoba } })),
  sample(showBulkAct, "the office's", ({ aoba, bulk_act }) => ({
    params: { id: aoba, bulk_act_id: bulk_act },
  })),
  sample(stopBulkAct, "one that has ended", ({ aoba, bulk_act }) => ({
    params: { id: aoba, bulk_act_id: bulk_act },
  })),
];
