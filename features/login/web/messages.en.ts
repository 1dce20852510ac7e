import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  alumniTitle: "Log in as an alumnus",
  communityTitle: "Log in as an employee or administrator",
  alumniLead: "For people who have left the organisation.",
  communityLead: "For people who work at the organisation, and for the administrators of its community.",
  email: "E-mail address",
  password: "Password",
  submit: "Log in",
  passkey: "Log in with a passkey",
  passkeyCancelled: "The passkey was not confirmed. Please try again, or log in with your e-mail address.",
  forgotPassword: "Forgotten your password?",
  forgotEmail: "Forgotten your e-mail address?",
  toAlumni: "Log in as an alumnus instead",
  toCommunity: "Log in as an employee instead",
  ended: "Please log in to continue.",
};
