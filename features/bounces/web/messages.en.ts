import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  banner: {
    returned: "Mail to your e-mail address is coming back.",
    toSettings: "See your account settings",
  },
  notice: {
    since: (date) => `Mail to this address has been coming back since ${date}.`,
    whatToDo:
      "We have stopped sending you news by mail. Please change to another address. Or, once your mailbox works again, send a test mail and open the link in it: then your mails go on.",
    send: "Send a test mail",
    sendAgain: "Send another test mail",
    sent: "We have sent a test mail. Please open the link in it.",
  },
  works: {
    title: "Your mail works",
    done: "Thank you, the mail has reached you. We will send you mails again.",
    broken: "Your mail could not be checked",
    toTop: "To the start page",
  },
};
