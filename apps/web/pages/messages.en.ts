import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  accountSettings: {
    title: "Account settings",
    lead: "These hold in every community.",
  },
  notFound: {
    title: "Page not found",
    text: "The address may have changed, or the page was deleted or is no longer public.",
  },
  serverError: {
    title: "Something went wrong",
    text: "We are sorry. Please try again in a while. If it keeps happening, contact us with the ID below.",
  },
  unavailable: {
    title: "Hard to reach at present",
    text: "The service is very busy or briefly stopped. Please try again in a moment.",
  },
  maintenance: {
    title: "Under maintenance",
    text: "We are at work to make the service better. It will be back as soon as we are done.",
  },
  confirmError: {
    title: "It could not be confirmed",
    text: "The link has expired or has been used. Please check the link in the mail and, if needed, start again.",
  },
  toInvitation: "Start again from the invitation",
  toLobby: "To your communities",
  toTop: "To the top page",
};
