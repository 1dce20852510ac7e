export { useFillingUp } from "./use-filling-up.ts";
