export { useOwnOperator } from "./use-own-operator.ts";
