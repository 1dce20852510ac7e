import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  invited: "Invited person",
  mailedTo: "Invitation mailed to",
  register: {
    title: "Register as an enrolled user",
    lead: (community) => `You are registering with ${community} as an enrolled user.`,
    flowInput: "Enter your name and a password, then check them.",
    flowIn: "You can use the community as soon as you are registered.",
    emailHint:
      "The invitation was mailed here. You will log in with this address; it cannot be changed here.",
    consent: "Terms of use and notes on use",
  },
  logIn: {
    lead: "There is already an account with this e-mail address. Log in to join with it.",
    submit: "Log in and join",
  },
  join: {
    lead: (name) => `You are joining with the account of ${name}.`,
    submit: "Join",
  },
  otherAccount: {
    title: "You are logged in with another account",
    text: (name, email) =>
      `You are logged in as ${name} (${email}). Please log out first to join by this invitation.`,
    logOut: "Log out and continue",
  },
};
