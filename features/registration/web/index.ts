export { invitationPath } from "./registration-paths.ts";
