/** `docs/generated/security-events.md` is made of these kinds of events and their meanings. */
export const securityEvents = {
  login:
    "Somebody logs in; `by` says how. `secondStep` is the right first factor of an account with a second one",
  logout: "Somebody logs out",
  sessionsEnded: "Somebody ends sessions of their own",
  passwordResetAsked: "Somebody asks for a link to a new password, or for a forgotten address",
  passwordChanged: "A password is changed or reset, the second password (`secondary`) included",
  addressChangeAsked: "Somebody asks for another email address, or no longer does",
  addressChanged: "An email address is confirmed",
  secondFactorAdded: "A passkey or an authenticator app is added",
  secondFactorRemoved: "A passkey or an authenticator app is removed",
  recoveryCodesRenewed: "New recovery codes are made",
  secondFactorDemanded: "A community demands a second factor of its administrators, or no longer",
  loginLinked: "Another service's login is linked",
  loginUnlinked: "Another service's login is unlinked",
  registered: "Somebody registers",
  joined: "Somebody joins a community",
  membershipChanged: "An administrator changes who belongs to a community",
  rolesChanged:
    "The contractor appoints or removes an administrator or offers the contract, or an administrator takes it over",
  serviceChanged: "An operator changes what everybody reads, or what nobody may write",
  inquiryAnswered: "An operator answers, closes or reopens an inquiry, or changes the ready answers",
  deliveryResumed: "An operator lets mail go again to an address from which it came back",
  operatorsChanged: "An operator invites another one, or removes one",
  jobsChanged: "An operator lets a job run again, or cancels it",
  communitiesChanged: "An operator creates, changes, suspends or resumes a community",
  communityClosed: "An operator closes a community, stops that, or has it erased",
  invitationsChanged: "An administrator invites, or renews or revokes an invitation code",
  left: "Somebody leaves a community",
  accountClosed: "Somebody deletes their account",
  settingsChanged: "An administrator changes settings of a community",
  moderated: "An administrator hides, reveals, edits or deletes what others wrote",
  personalDataViewed:
    "An administrator looks at personal data of others, or an operator at the state of an address",
  personalDataChanged: "An administrator changes personal data of others",
  dataExported:
    "Somebody downloads everything of their own, or asks to; or an administrator a list of others (`csv`)",
  confirmationRefused: "Somebody who is logged in gives a wrong password where it is asked for again",
  limitReached: "Somebody is refused for coming too often; `limit` says which limit. Once until it is over",
} as const;
export type SecurityEvent = keyof typeof securityEvents;
