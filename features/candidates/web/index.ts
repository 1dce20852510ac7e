export { candidateKinds } from "./bulk-kinds.ts";
