export { Activities } from "./activities-screen.tsx";
export { ActivityResult } from "./activity-result.tsx";
export { ActivitySamples } from "./activity-samples.tsx";
export { JobPill } from "./job-pill.tsx";
export { StopActivity } from "./stop-activity.tsx";
export { useActivityLive } from "./use-activities.ts";
