import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  banner: {
    returned: "E-mails to your address are not reaching you.",
    toSettings: "Open the account settings",
  },
  notice: {
    since: (date) => `E-mails to this address have been returned to us since ${date}.`,
    whatToDo:
      "We have stopped sending notices to it. Please change to another address, or make sure that your mailbox can receive e-mail and send yourself a test e-mail. We will start again once you open the link in it.",
    send: "Send a test e-mail",
    sendAgain: "Send another test e-mail",
    sent: "We have sent a test e-mail. Please open the link in it.",
  },
  works: {
    title: "Your e-mail works",
    done: "Thank you, the e-mail has reached you. We will send you notices by e-mail again.",
    broken: "Your e-mail could not be checked",
    toTop: "To the top page",
  },
};
