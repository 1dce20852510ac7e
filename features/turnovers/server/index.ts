export { acceptTurnover, findTurnoverBy } from "./accept.ts";
