import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import * as calls from "./calls.ts";

const failed = ({ failedJob }: World) => ({ params: { job_id: failedJob } });

const waiting = ({ waitingJob }: World) => ({ params: { job_id: waitingJob } });

export const permissionSamples = [
  sample(calls.listJobs, "all", () => ({})),
  sample(calls.listJobQueues, "all", () => ({})),
  sample(calls.runJobAgain, "one that failed", failed),
  sample(calls.cancelJob, "one that waits", waiting),
];
