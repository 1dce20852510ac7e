import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  login: {
    alumniTitle: "Log in as an alumnus",
    communityTitle: "Log in as an employee or administrator",
    alumniLead: "For everyone who has left the organisation.",
    communityLead: "For everyone who belongs to the organisation, and for administrators of its community.",
    email: "E-mail address",
    password: "Password",
    submit: "Log in",
    forgotPassword: "Forgotten your password?",
    forgotEmail: "Forgotten your e-mail address?",
    toAlumni: "To the login for alumni",
    toCommunity: "To the login for employees and administrators",
    enterEmail: "Please enter your e-mail address.",
    enterPassword: "Please enter your password.",
    ended: "Please log in to go on.",
  },
  logout: {
    action: "Log out",
    title: "Log out?",
    text: "You leave Enishi on this device. Drafts that were not sent are removed from it.",
  },
};
