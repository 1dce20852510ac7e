import type { Feature } from "#kit/server/feature.ts";
import { forgetClosedAccount } from "./forget-closed-account.ts";

export { actorNameSql, authorSql, mentionsSql, userTypeSql } from "./author.sql.ts";
export { deleteMemberships } from "./candidacies.sql.ts";
export { admitCandidates, endCandidacies, removeCandidates } from "./candidacies.ts";
export { findAdministrators, findMemberEmails, isMemberEmail } from "./members.sql.ts";
export { describeMembership, giveMembership } from "./membership-facts.sql.ts";
export {
  addMembership,
  changeMembershipState,
} from "./membership-state.ts";
export { assertRoom } from "./places.ts";
export { findReservedNames } from "./reserved-names.ts";
export { addUnreadChats } from "./unread-chats.sql.ts";

export const memberships: Feature = {
  name: "memberships",
  routes: [],
  listeners: [forgetClosedAccount],
};
