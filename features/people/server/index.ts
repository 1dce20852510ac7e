import type { Feature } from "#kit/server/feature.ts";
import { sendMail } from "#kit/server/mail/send-mail-job.ts";
import { sendApprovalMail } from "./candidate-mails.ts";
import { editCandidateRoutes } from "./edit-candidate.ts";
import { forgetClosedAccount } from "./forget-closed-account.ts";
import { handleCandidatesRoute } from "./handle-candidates.ts";
import { listCandidateRoutes } from "./list-candidates.ts";

export { findMemberEmails, isMemberEmail } from "./members.sql.ts";
export { deleteMembership, lockCommunity } from "./membership-state.sql.ts";
export { addMembership, changeMembershipState } from "./membership-state.ts";
export { assertRoom } from "./places.ts";
export { findReservedNames } from "./reserved-names.ts";

export const people: Feature = {
  name: "people",
  routes: [...listCandidateRoutes, ...editCandidateRoutes, handleCandidatesRoute],
  listeners: [forgetClosedAccount],
  jobs: [sendMail, sendApprovalMail],
};
