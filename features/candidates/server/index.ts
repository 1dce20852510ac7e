export { countUnreachedCandidates } from "./list-candidates.ts";
