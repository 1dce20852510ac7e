export { printedLink } from "./links.ts";
export { hasOperator } from "./operators.sql.ts";
