import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

const codes = (count: number) => (count === 1 ? "1 code" : `${count} codes`);

const others = (count: number) => (count === 1 ? "1 other" : `${count} others`);
const everyone = (count: number) => (count === 1 ? "The administrator" : `All ${count} administrators`);

const NAMED = 5;
const names = new Intl.ListFormat("en");
const namesOf = (all: readonly string[]): string =>
  names.format(all.length > NAMED ? [...all.slice(0, NAMED), others(all.length - NAMED)] : all);

export const en: Translation<typeof ja> = {
  title: "Two-step verification",
  lead: "As well as your password, a passkey or an authenticator app confirms that it’s you. Your account stays safe even if someone learns your password.",
  section: {
    none: "Not set up yet. Once it’s on, nobody can log in with your password alone.",
    passkeys: (count) => (count === 1 ? "1 passkey" : `${count} passkeys`),
    app: "authenticator app",
    on: (ways) => `On (${ways})`,
    join: ", ",
    setUp: "Set up",
    change: "Review",
  },
  demanded: (communities) =>
    `“${communities}” requires two-step verification for its administrators. You cannot use the community until you have set it up.`,
  demandedSet: (communities) => `“${communities}” requires two-step verification for its administrators.`,
  communityJoin: "”, “",
  othersEnd: "Once you have set up your first method, your other devices are logged out.",
  passkey: {
    title: "Passkeys",
    lead: "Log in with your fingerprint, your face or your screen lock. This is the safest method, because a passkey does not work on a fake site.",
    impossible: "Passkeys cannot be used here. Use an authenticator app.",
    add: "Add a passkey",
    addTitle: "Add a passkey",
    addLead: "When you continue, your device or browser will guide you.",
    begin: "Continue",
    defaultName: (number) => `Passkey ${number}`,
    added: "The passkey has been added",
    addedAt: (at) => `Added ${at}`,
    usedAt: (at) => `Last used ${at}`,
    neverUsed: "Not used yet",
    rename: "Rename",
    renameOf: (name) => `Rename ${name}`,
    name: "Name of the passkey",
    save: "Save",
    renamed: "Renamed",
    remove: "Remove",
    removeOf: (name) => `Remove ${name}`,
    removeTitle: (name) => `Remove “${name}”?`,
    removeText:
      "You’ll no longer be able to log in with this passkey. If your device or password manager still keeps it, remove it there too.",
    removed: "The passkey has been removed",
    cancelled: "The passkey was not confirmed. Please try again.",
    registered: "This device already has a passkey for your account.",
  },
  app: {
    title: "Authenticator app",
    lead: "Use the 6-digit code from an authenticator app on your phone, such as Google Authenticator or Microsoft Authenticator.",
    setUp: "Set up an authenticator app",
    setUpTitle: "Set up an authenticator app",
    setUpAt: (at) => `Set up ${at}`,
    replace: "Change the app",
    remove: "Remove",
    removeTitle: "Remove the authenticator app?",
    removeText: "You’ll no longer be able to use its codes to log in.",
    removed: "The authenticator app has been removed",
    begin: "Continue",
    openHere: "Open in an authenticator app on this device",
    scan: "1. Scan this QR code with your authenticator app.",
    qr: "QR code for the authenticator app",
    secret: "If you cannot scan it, enter this key in the app.",
    type: "2. Enter the 6-digit code the app shows.",
    code: "Code from the app",
    confirm: "Finish",
    confirmed: "The authenticator app has been set up",
    again: "Start again",
  },
  recovery: {
    title: "Recovery codes",
    lead: "Each of these codes logs you in once, for example if you lose your device.",
    none: "You’ll get them when you set up two-step verification.",
    left: (count) => `You have ${codes(count)} left.`,
    low: "You’re running low. Make new ones.",
    renew: "Make new codes",
    renewTitle: "Make new recovery codes?",
    renewText: "All your earlier codes will stop working.",
    newTitle: "Save your recovery codes",
    newLead:
      "You can see these codes only now. Print them, or keep them somewhere you can reach without your device, such as in a password manager.",
    copyAll: "Copy all",
    download: "Save as a file",
    fileName: "enishi-recovery-codes.txt",
    fileHead: "Recovery codes for Enishi (each works once)",
    saved: "I have saved them",
  },
  cancel: "Cancel",
  or: "Or",
  step: {
    lead: "Confirm that it’s you with a second method.",
    passkey: "Use a passkey",
    code: "Code from the app",
    codeHint: "The 6 digits your app shows",
    recoveryCode: "Recovery code",
    recoveryHint: "One you’ve saved and not used yet",
    confirm: "Confirm",
    useRecovery: "Use a recovery code",
    useApp: "Use the authenticator app",
    again: "Start over",
    lost: "If none of these work for you, ",
    inquiry: "contact us",
  },
  admin: {
    title: "Security",
    lead: "Keep your community’s admin console safe even if a password leaks.",
    login: "Logging in",
    loginLead: "Changing this asks for your password and takes effect immediately.",
    switch: "Require two-step verification for administrators",
    switchNote: "Administrators without it cannot use this community until they have set it up.",
    first: "To turn this on, set up two-step verification for your own account first.",
    setUp: "Set up two-step verification",
    administrators: "Who has set it up",
    has: "Set up",
    hasNot: "Not set up",
    askTitle: "Require two-step verification?",
    askText: (without, all) =>
      without.length === 0
        ? `All administrators have set it up. ${everyone(all)} will be told by email.`
        : `${namesOf(without)} ${without.length === 1 ? "has" : "have"} not set it up and will be kept out until they do. We’ll send ${without.length === 1 ? "1 email" : `${without.length} emails`} asking for it, and tell the other administrators.`,
    ask: "Require it",
    stopTitle: "Stop requiring two-step verification?",
    stopText: (all) =>
      `Administrators who have not set it up will be able to use the community with their password alone. ${everyone(all)} will be told by email.`,
    stop: "Stop requiring it",
    onlyContractor: "Only the contractor can stop requiring it. Ask the contractor if you need to.",
    on: "Administrators now need two-step verification",
    off: "Administrators no longer need two-step verification",
  },
};
