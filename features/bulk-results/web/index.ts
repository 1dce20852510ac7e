export { BulkActResult } from "./bulk-act-result.tsx";
export { BulkActSamples } from "./bulk-act-samples.tsx";
export { BulkActs } from "./bulk-acts-screen.tsx";
export { JobPill } from "./job-pill.tsx";
export { StopBulkAct } from "./stop-bulk-act.tsx";
export { useBulkActLive } from "./use-bulk-acts.ts";
