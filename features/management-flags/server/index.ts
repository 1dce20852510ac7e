export { listFlags } from "./management-flags.sql.ts";
