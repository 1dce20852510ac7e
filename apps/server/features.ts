import { accounts } from "#features/accounts/server/index.ts";
import { administrators } from "#features/administrators/server/index.ts";
import { auditLog } from "#features/audit-log/server/index.ts";
import { bannedWords } from "#features/banned-words/server/index.ts";
import { bounces } from "#features/bounces/server/index.ts";
import { bulkResults } from "#features/bulk-results/server/index.ts";
import { candidates } from "#features/candidates/server/index.ts";
import { chats } from "#features/chats/server/index.ts";
import { comments } from "#features/comments/server/index.ts";
import { communities } from "#features/communities/server/index.ts";
import { contracts } from "#features/contracts/server/index.ts";
import { dashboard } from "#features/dashboard/server/index.ts";
import { employees } from "#features/employees/server/index.ts";
import { files } from "#features/files/server/index.ts";
import { firstSteps } from "#features/first-steps/server/index.ts";
import { groups } from "#features/groups/server/index.ts";
import { inquiries } from "#features/inquiries/server/index.ts";
import { invitations } from "#features/invitations/server/index.ts";
import { lobby } from "#features/lobby/server/index.ts";
import { managementFlags } from "#features/management-flags/server/index.ts";
import { memberDetails } from "#features/member-details/server/index.ts";
import { memberships } from "#features/memberships/server/index.ts";
import { messageTemplates } from "#features/message-templates/server/index.ts";
import { moderation } from "#features/moderation/server/index.ts";
import { noticeChoices } from "#features/notice-choices/server/index.ts";
import { notices, showsNoticePictureSql } from "#features/notices/server/index.ts";
import { occupations } from "#features/occupations/server/index.ts";
import { officeNotices } from "#features/office-notices/server/index.ts";
import { operators } from "#features/operators/server/index.ts";
import { ownData } from "#features/own-data/server/index.ts";
import { people } from "#features/people/server/index.ts";
import { peopleImports } from "#features/people-imports/server/index.ts";
import { postalCodes } from "#features/postal-codes/server/index.ts";
import { posts, showsPictureSql } from "#features/posts/server/index.ts";
import { profiles } from "#features/profiles/server/index.ts";
import { provider } from "#features/provider/server/index.ts";
import { reactions } from "#features/reactions/server/index.ts";
import { registration } from "#features/registration/server/index.ts";
import { savedViews } from "#features/saved-views/server/index.ts";
import { secondFactors } from "#features/second-factors/server/index.ts";
import { sessions } from "#features/sessions/server/index.ts";
import { socialLogins } from "#features/social-logins/server/index.ts";
import { terms } from "#features/terms/server/index.ts";
import { turnovers } from "#features/turnovers/server/index.ts";
import { withdrawal } from "#features/withdrawal/server/index.ts";
import type { Feature } from "#kit/server/feature.ts";

/** The server needs to know a feature only from here. */
export const features: readonly Feature[] = [
  sessions,
  secondFactors,
  socialLogins,
  accounts,
  bounces,
  communities,
  firstSteps,
  profiles,
  terms,
  chats,
  lobby,
  notices,
  noticeChoices,
  officeNotices,
  invitations,
  memberships,
  auditLog,
  managementFlags,
  messageTemplates,
  candidates,
  bulkResults,
  people,
  occupations,
  postalCodes,
  memberDetails,
  turnovers,
  registration,
  employees,
  peopleImports,
  administrators,
  contracts,
  files({ post: showsPictureSql, notice: showsNoticePictureSql }),
  bannedWords,
  posts,
  comments,
  moderation,
  reactions,
  groups,
  dashboard,
  inquiries,
  provider,
  operators,
  withdrawal,
  ownData,
  savedViews,
];
