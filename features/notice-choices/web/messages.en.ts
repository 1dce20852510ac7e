import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  section: {
    title: "Notices by e-mail",
    lead: "Notices always appear under the bell. Choose for each kind whether you also get an e-mail. What you have seen within two minutes is not e-mailed.",
    always: "Important e-mails, such as an approval or a changed password, are always sent.",
    saved: "Your notices by e-mail have been changed",
    failed: "Your choice could not be saved. Please try again.",
  },
  kind: {
    comment: "Comments on your posts",
    mention: "Mentions of you",
    like: "Likes of your posts",
    interest: "Interest in your posts",
    chat: "Chat messages",
    application: "Applications to join (for administrators)",
  },
  delivery: {
    off: "No e-mail (bell only)",
    at_once: "Immediately",
    daily: "Once a day (at 8 a.m.)",
  },
  unsubscribe: {
    title: "Stop e-mails",
    lead: "This stops the following e-mails. The notices still appear under the bell in Enishi.",
    stop: "Stop these e-mails",
    stopped: "The e-mails have been stopped",
    stoppedLead: "You no longer get e-mails about the following.",
    undo: "Undo",
    back: "The e-mails have been turned on again",
    nothing: "There is nothing left for this link to stop.",
    settings: "You can change it at any time in the account settings once you have logged in.",
    broken: "This link does not work",
    toTop: "To the top page",
  },
};
