export { importKinds } from "./bulk-kinds.ts";
