export { awaitActivation, linkActivated } from "./link-registered.ts";
