export {
  actorNameSql,
  affiliationSql,
  authorSql,
  isNamedSql,
  mentionsSql,
  userTypeSql,
} from "./author.sql.ts";
export { admitCandidates, candidaciesEnded, endCandidacies, removeCandidates } from "./candidacies.ts";
export { changeRole, setDuties } from "./change-role.ts";
export { correctDetails } from "./correct-details.ts";
export { type DescribedRow, describedMembers } from "./described.sql.ts";
export { changedAt, detailsOf, mayEditAccount, questionsOf } from "./described.ts";
export { profilesErased } from "./events.ts";
export { clearFlag, updateFlags } from "./flags.sql.ts";
export { type ActedUpon, deleteMemberships, listActedUpon, nameOf, whileHere } from "./many.sql.ts";
export { setPaused, setPostingBlocked, withdrawMembers } from "./many.ts";
export { findAdministrators, findMemberEmails, findOfficeNames, isMemberEmail } from "./members.sql.ts";
export { describeMembership, giveMembership } from "./membership-facts.sql.ts";
export {
  addMembership,
  addMemberships,
  changeMembershipState,
} from "./membership-state.ts";
export {
  type NameReading,
  nameBegins,
  nameMatches,
  namesFound,
  namesHeld,
  readingOf,
  readingsFound,
} from "./name-search.sql.ts";
export { ownChatSql } from "./own-chat.sql.ts";
export { assertRoom } from "./places.ts";
export { mayEditPerson } from "./policy.ts";
export { findReservedNames } from "./reserved-names.ts";
export { turnMembership } from "./turn-membership.ts";
export { addUnreadChats, setUnreadChats } from "./unread-chats.sql.ts";
