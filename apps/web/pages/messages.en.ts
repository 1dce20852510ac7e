import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  accountSettings: {
    title: "Account settings",
    lead: "These settings apply to all your communities.",
  },
  keys: {
    title: "Keyboard",
    label: "Single letters act in the lists of the administration",
    note: "These are j, k, x, o, /, f and ?. Turn them off if you use speech input, for example. Arrows, Space and Enter always work.",
  },
  notFound: {
    title: "Page not found",
    text: "The address may have changed, or the page was deleted or is no longer public.",
  },
  serverError: {
    title: "Something went wrong",
    text: "We are sorry. Please try again in a while. If it keeps happening, please contact us and quote the ID below.",
  },
  unavailable: {
    title: "The service is unavailable",
    text: "It may be very busy or stopped for a short while. Please try again in a moment.",
  },
  maintenance: {
    title: "Under maintenance",
    text: "We are improving the service. This page will take you back by itself as soon as it is over.",
  },
  confirmError: {
    title: "This link could not be confirmed",
    text: "It has expired or has already been used. Please check the link in your e-mail and start again if needed.",
  },
  toInvitation: "Start again from the invitation",
  toDashboard: "Go to the dashboard",
  toHome: "Go to the home screen",
  toLobby: "Go to your communities",
  toTop: "Go to the top page",
};
