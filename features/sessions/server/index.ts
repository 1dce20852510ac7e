export { openSession } from "./open-session.ts";
export { continueSignIn } from "./second-step.ts";
