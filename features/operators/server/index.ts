export { nameOfOperator } from "./events.sql.ts";
export { printedLink } from "./links.ts";
export { hasOperator, listActiveOperators } from "./operators.sql.ts";
