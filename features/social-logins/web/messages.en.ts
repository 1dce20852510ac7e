import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  or: "or",
  logIn: (service) => `Log in with ${service}`,
  register: (service) => `Continue with ${service}`,
  title: "Linked services",
  lead: "With a linked service you can log in without typing your password.",
  connected: "Linked",
  notConnected: "Not linked",
  link: "Link",
  linkName: (service) => `Link ${service}`,
  linkTitle: (service) => `Link ${service}?`,
  linkText: (service) =>
    `Whoever logs in there can then log in to this account. If you go on, you are taken to ${service}.`,
  linkGo: (service) => `Go to ${service}`,
  linked: (service) => `${service} has been linked. From now on you can log in with it`,
  unlink: "Unlink",
  unlinkName: (service) => `Unlink ${service}`,
  unlinkTitle: (service) => `Unlink ${service}?`,
  unlinkText: (service) =>
    `You will not be able to log in with ${service} any more. You stay logged in for now.`,
  unlinked: (service) => `${service} has been unlinked`,
  lastWayIn: "To unlink it, please set a password first.",
  setPassword: "Set a password",
  signUpClaim: (service) =>
    `We have filled in what ${service} told us. Once you are registered, you can log in with ${service} too.`,
  withoutLinking: "Register without linking",
  partner: {
    title: "Log in as an employee",
    lead: (corporation, community) => `Log in to “${community}” with your ${corporation} account.`,
    signIn: "Log in with your organisation’s account",
    link: "Link it to the account you are logged in to",
    linked: (corporation) => `Your ${corporation} account has been linked. From now on you can log in here`,
    sectionTitle: "Linked account of your organisation",
    sectionLead: "With it you can log in without typing your password.",
    account: (corporation) => corporation,
    toLobby: "To your communities",
    byEmail: "Log in with your e-mail address",
  },
};
