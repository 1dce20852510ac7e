export { moderationKinds } from "./bulk-kinds.ts";
