export { findMemberProfile } from "./member-profile.sql.ts";
export { may } from "./policy.ts";
