export { candidateKinds } from "./bulk-kinds.ts";
export { useWaitingCandidates } from "./use-waiting-candidates.ts";
