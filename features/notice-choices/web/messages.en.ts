import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  section: {
    title: "News by mail",
    lead: "News always reaches the bell. Choose for each kind whether it comes by mail too. What you have looked at within two minutes is not mailed.",
    always: "Important mails, such as an approval or a changed password, are always sent.",
    saved: "Your news by mail has been changed",
    failed: "It could not be changed. Please try again.",
    retry: "Try again",
  },
  kind: {
    comment: "Comments on your posts",
    mention: "Mentions of you",
    like: "Likes of your posts",
    interest: "Interest in your posts",
    chat: "Chat messages",
  },
  delivery: {
    off: "No mail (bell only)",
    at_once: "At once",
    daily: "Once a day (at 8 in the morning)",
  },
  unsubscribe: {
    title: "Stop mails",
    lead: "This stops the following mails. The news still reaches the bell in Enishi.",
    stop: "Stop these mails",
    stopped: "The mails have been stopped",
    stoppedLead: "The following news no longer comes by mail.",
    undo: "Undo",
    back: "They have been switched on again",
    nothing: "There are no mails that this link could stop at present.",
    settings: "You can change it at any time in the account settings once you have logged in.",
    broken: "This link does not work",
    toTop: "To the top page",
  },
};
