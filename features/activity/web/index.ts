export { Activities } from "./activities-screen.tsx";
export { ActivityResult } from "./activity-result.tsx";
export { JobPill } from "./job-pill.tsx";
