export { factsOf as groupFactsOf } from "./load-group.ts";
export { may } from "./policy.ts";
