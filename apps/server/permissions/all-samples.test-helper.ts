import type { Sample } from "./sample.test-helper.ts";
import { accountSamples } from "./samples/accounts.test-helper.ts";
import { administratorSamples } from "./samples/administrators.test-helper.ts";
import { auditLogSamples } from "./samples/audit-log.test-helper.ts";
import { bounceSamples } from "./samples/bounces.test-helper.ts";
import { bulkActSamples } from "./samples/bulk-act.test-helper.ts";
import { candidateSamples } from "./samples/candidates.test-helper.ts";
import { chatSamples } from "./samples/chats.test-helper.ts";
import { commentSamples } from "./samples/comments.test-helper.ts";
import { consentSamples } from "./samples/consents.test-helper.ts";
import { contractSamples } from "./samples/contracts.test-helper.ts";
import { employeeSamples } from "./samples/employees.test-helper.ts";
import { firstStepsSamples } from "./samples/first-steps.test-helper.ts";
import { groupSamples } from "./samples/groups.test-helper.ts";
import { inquirySamples } from "./samples/inquiries.test-helper.ts";
import { joiningSamples } from "./samples/joining.test-helper.ts";
import { managementFlagSamples } from "./samples/management-flags.test-helper.ts";
import { messageTemplateSamples } from "./samples/message-templates.test-helper.ts";
import { noticeChoiceSamples } from "./samples/notice-choices.test-helper.ts";
import { noticeSamples } from "./samples/notices.test-helper.ts";
import { ownAccountSamples } from "./samples/own-account.test-helper.ts";
import { ownDataSamples } from "./samples/own-data.test-helper.ts";
import { peopleSamples } from "./samples/people.test-helper.ts";
import { peopleImportSamples } from "./samples/people-imports.test-helper.ts";
import { peopleListSamples } from "./samples/people-lists.test-helper.ts";
import { postSamples } from "./samples/posts.test-helper.ts";
import { profileSamples } from "./samples/profiles.test-helper.ts";
import { reactionSamples } from "./samples/reactions.test-helper.ts";
import { savedViewSamples } from "./samples/saved-views.test-helper.ts";
import { secondFactorSamples } from "./samples/second-factors.test-helper.ts";
import { socialLoginSamples } from "./samples/social-logins.test-helper.ts";
import { turnoverSamples } from "./samples/turnovers.test-helper.ts";
import { withdrawalSamples } from "./samples/withdrawal.test-helper.ts";

/** Every call of the product has at least one sample. */
export const allSamples: readonly Sample[] = [
  ...accountSamples,
  ...ownAccountSamples,
  ...bounceSamples,
  ...secondFactorSamples,
  ...socialLoginSamples,
  ...firstStepsSamples,
  ...profileSamples,
  ...joiningSamples,
  ...employeeSamples,
  ...turnoverSamples,
  ...peopleImportSamples,
  ...consentSamples,
  ...candidateSamples,
  ...peopleListSamples,
  ...bulkActSamples,
  ...peopleSamples,
  ...postSamples,
  ...commentSamples,
  ...reactionSamples,
  ...groupSamples,
  ...chatSamples,
  ...noticeSamples,
  ...noticeChoiceSamples,
  ...inquirySamples,
  ...withdrawalSamples,
  ...ownDataSamples,
  ...savedViewSamples,
  ...auditLogSamples,
  ...managementFlagSamples,
  ...messageTemplateSamples,
  ...administratorSamples,
  ...contractSamples,
];
