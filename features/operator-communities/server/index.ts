export { agree } from "./agree.ts";
export { contractOf } from "./show-community.ts";
