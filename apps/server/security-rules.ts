import * as accounts from "#features/accounts/contract/calls.ts";

import * as emails from "#features/accounts/contract/email-calls.ts";
import * as administrators from "#features/administrators/contract/calls.ts";
import { listAuditEvents, listAuditTargets } from "#features/audit-log/contract/calls.ts";
import { showBulkAct, stopBulkAct } from "#features/bulk-results/contract/calls.ts";
import * as candidates from "#features/candidates/contract/calls.ts";
import { candidateDecisions } from "#features/candidates/contract/decisions.ts";
import { listRejections } from "#features/candidates/contract/rejections.ts";
import { openMembersChat } from "#features/chats/contract/office-calls.ts";
import { updateComment } from "#features/comments/contract/admin-calls.ts";
import { requestPlan } from "#features/contracts/contract/calls.ts";
import { joinAsEmployee, registerEmployee } from "#features/employees/contract/calls.ts";
import { enterEmployees } from "#features/employees/contract/enrolment.ts";
import {
  listOpenInvitations,
  revokeEmployeeInvitations,
  sendEmployeeInvitations,
} from "#features/employees/contract/open-invitations.ts";
import {
  listAlumniInvitations,
  revokeAlumniInvitations,
  sendAlumniInvitations,
} from "#features/invitations/contract/alumni-invitations.ts";
import { renewInvitationKey, revokeInvitationKey } from "#features/invitations/contract/calls.ts";
import * as flags from "#features/management-flags/contract/calls.ts";
import { saveEntryForm } from "#features/member-details/contract/entry-form.ts";
import * as templates from "#features/message-templates/contract/calls.ts";
import { downloadOwnData, prepareOwnData } from "#features/own-data/contract/calls.ts";
import { peopleActs } from "#features/people/contract/acts.ts";
import { checkExport, exportPeople } from "#features/people/contract/export-people.ts";
import { listPeople } from "#features/people/contract/list-people.ts";
import * as person from "#features/people/contract/person.ts";
import { personLife } from "#features/people/contract/person-life.ts";
import * as imports from "#features/people-imports/contract/calls.ts";
import { createOfficialPost, deleteUserPost, updateUserPost } from "#features/posts/contract/admin-calls.ts";
import { postModerations } from "#features/posts/contract/bulk-calls.ts";
import { activateAlumnus, joinCommunity, registerAlumnus } from "#features/registration/contract/calls.ts";
import * as factors from "#features/second-factors/contract/calls.ts";
import * as sessions from "#features/sessions/contract/calls.ts";
import { finishSocialLogin, unlinkSocialLogin } from "#features/social-logins/contract/calls.ts";
import { finishPartnerSignIn, unlinkPartner } from "#features/social-logins/contract/partner-calls.ts";
import { arrival } from "#features/social-logins/contract/paths.ts";
import * as turnovers from "#features/turnovers/contract/calls.ts";
import * as ownTurnovers from "#features/turnovers/contract/own-calls.ts";
import { leaveCommunity, leaveService } from "#features/withdrawal/contract/calls.ts";
import type { AnyCall } from "#kit/contract/call.ts";
import type { SecurityRule, SecurityRules } from "#kit/server/http/security-notes.ts";
import type { SecurityEvent } from "#kit/server/security-log.ts";

const actsOnPeople = Object.values(peopleActs).flatMap((pair) => Object.values(pair));

type Noted = readonly [by: SecurityRule["by"], ...calls: AnyCall[]];

const proof = (body: unknown): string => {
  const { passkey, recovery_code } = (body ?? {}) as { passkey?: unknown; recovery_code?: unknown };
  if (passkey) return "passkey";
  return recovery_code ? "recoveryCode" : "code";
};

const noted: Readonly<Partial<Record<SecurityEvent, readonly Noted[]>>> = {
  login: [
    ["password", sessions.signIn.alumnus, sessions.signIn.employee],
    ["mailLink", sessions.signInByToken],
    [proof, sessions.finishSignIn.alumnus, sessions.finishSignIn.employee],
    ["social", finishSocialLogin],
    ["partner", finishPartnerSignIn],
    ["registration", activateAlumnus, registerEmployee],
  ],
  logout: [[undefined, sessions.signOut.alumnus, sessions.signOut.employee]],
  sessionsEnded: [[undefined, accounts.endSession, accounts.endOtherSessions]],
  passwordResetAsked: [
    [undefined, accounts.requestReset.alumnus, accounts.requestReset.employee, emails.remindOfEmail],
  ],
  passwordChanged: [
    ["password", accounts.changePassword.alumnus, accounts.changePassword.employee],
    ["mailLink", accounts.resetPassword.alumnus, accounts.resetPassword.employee],
    ["secondary", accounts.setSecondaryPassword, accounts.removeSecondaryPassword],
  ],
  addressChangeAsked: [
    [undefined, emails.changeEmail.alumnus, emails.changeEmail.employee, emails.cancelEmailChange],
  ],
  addressChanged: [["mailLink", emails.confirmEmail.alumnus, emails.confirmEmail.employee]],
  secondFactorAdded: [
    ["passkey", factors.addPasskey],
    ["app", factors.confirmAuthenticatorApp],
  ],
  secondFactorRemoved: [
    ["passkey", factors.removePasskey],
    ["app", factors.removeAuthenticatorApp],
  ],
  recoveryCodesRenewed: [[undefined, factors.renewRecoveryCodes]],
  secondFactorDemanded: [[undefined, factors.setDemand]],
  loginUnlinked: [
    ["social", unlinkSocialLogin],
    ["partner", unlinkPartner],
  ],
  registered: [[undefined, registerAlumnus]],
  joined: [[undefined, joinCommunity, joinAsEmployee]],
  membershipChanged: [
    [
      undefined,
      stopBulkAct,
      ...Object.values(candidateDecisions),
      ...actsOnPeople,
      enterEmployees,
      imports.startImport,
      imports.undoImport,
      turnovers.turnOver,
      turnovers.undoTurnover,
      ownTurnovers.confirmTurnover,
      ownTurnovers.objectToTurnover,
      ownTurnovers.objectByLink,
    ],
  ],
  rolesChanged: [
    [
      undefined,
      administrators.createAdministrator,
      administrators.updateAdministrator,
      administrators.deleteAdministrator,
      administrators.acceptContractOffer,
      administrators.cancelContractOffer,
    ],
  ],
  invitationsChanged: [
    [
      undefined,
      imports.inviteImported,
      sendEmployeeInvitations,
      revokeEmployeeInvitations,
      renewInvitationKey,
      revokeInvitationKey,
      sendAlumniInvitations,
      revokeAlumniInvitations,
      turnovers.inviteTurnedOver,
      turnovers.revokeTurnoverInvitation,
    ],
  ],
  left: [[undefined, leaveCommunity]],
  accountClosed: [[undefined, leaveService]],
  settingsChanged: [
    [
      undefined,
      requestPlan,
      saveEntryForm,
      flags.createManagementFlag,
      flags.updateManagementFlag,
      flags.deleteManagementFlag,
      templates.createMessageTemplate,
      templates.updateMessageTemplate,
      templates.deleteMessageTemplate,
    ],
  ],
  moderated: [
    [
      undefined,
      createOfficialPost,
      updateUserPost,
      deleteUserPost,
      updateComment,
      ...Object.values(postModerations),
    ],
  ],
  personalDataViewed: [
    [
      undefined,
      candidates.listCandidates,
      candidates.listCandidates.all,
      candidates.showCandidate,
      listRejections,
      ...Object.values(listPeople).flatMap((list) => [list, list.all]),
      ...Object.values(checkExport),
      ...Object.values(person.showPerson),
      person.showPersonProfile,
      ...personLife,
      ...[...Object.values(candidateDecisions), ...actsOnPeople].map(({ preview }) => preview),
      showBulkAct,
      listAuditEvents,
      listAuditTargets,
      openMembersChat,
      administrators.listAdministrators,
      listOpenInvitations,
      listOpenInvitations.all,
      sendEmployeeInvitations.preview,
      revokeEmployeeInvitations.preview,
      listAlumniInvitations,
      listAlumniInvitations.all,
      sendAlumniInvitations.preview,
      revokeAlumniInvitations.preview,
      imports.createImport,
      imports.showImport,
      imports.checkImport,
      imports.readImportAgain,
      imports.mendImportedRow,
      imports.listImports,
      imports.listImportedRows,
      turnovers.showTurnover,
    ],
  ],
  personalDataChanged: [
    [
      undefined,
      candidates.editCandidate,
      person.editPerson.alumnus,
      person.editPerson.employee,
      person.editAlumnusInfo,
      imports.deleteImport,
    ],
  ],
  dataExported: [
    ["password", prepareOwnData],
    ["download", downloadOwnData],
    [
      "csv",
      candidates.listCandidates.csv,
      imports.downloadRefused,
      listAuditEvents.csv,
      listAuditTargets.csv,
      ...Object.values(exportPeople),
    ],
  ],
};

const alsoLink: readonly AnyCall[] = [finishSocialLogin, finishPartnerSignIn];

/** The security log records these calls with their events. A test ensures that no act of an office is missing. */
export const securityRules: SecurityRules = new Map(
  Object.entries(noted).flatMap(([event, groups]) =>
    groups.flatMap(([by, ...calls]) =>
      calls.map((call): [AnyCall, SecurityRule] => [
        call,
        {
          event: event as SecurityEvent,
          ...(by !== undefined && { by }),
          ...(alsoLink.includes(call) && { redirected: { name: arrival.linked, event: "loginLinked" } }),
        },
      ]),
    ),
  ),
);
