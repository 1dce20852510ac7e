export {
  type CounterSteps,
  countPlaces,
  countWaiting,
  deleteCommunity,
  demandSecondFactor,
  insertCommunity,
  lockCommunity,
  releasePictures,
  setMemberLimit,
  setSuspended,
  stepCounters,
  takeManagementNos,
  updateAccess,
  updateSettings,
} from "./change-community.sql.ts";
export {
  type CommunityFields,
  communityColumns,
  type MembershipFields,
  membershipColumns,
  pausedNumberSql,
} from "./communities.sql.ts";
export { communityOf, lookOf, ownMembershipOf, themeOf } from "./community-views.ts";
export { communityVisited } from "./record-login-community.ts";
