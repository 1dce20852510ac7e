import { departedName } from "#features/memberships/contract/author.ts";
import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  list: {
    title: "Chats",
    emptyTitle: "There are no chats yet",
    emptyText:
      "When you say you are interested in a recruitment or a job offer, the chat with its author appears here. If you have a question, the administrators are glad to help.",
    toOffice: "Ask the administrators",
    toMember: "Chat",
    unread: (count) => `${count} unread`,
    closed: "Ended",
    until: (date) => `until ${date}`,
    you: "You: ",
    removed: "The message was deleted",
    nothingYet: "No messages yet",
    direct: "Direct chat",
    office: "As the office",
    departed: departedName.en,
  },
  room: {
    back: "Back to the chats",
    me: "You",
    about: (title) => `Chat about “${title}”`,
    toPost: "See the post",
    direct: "Direct chat",
    asOffice: "You are taking part as the management office",
    reconnecting: "The connection was lost. Reconnecting.",
    empty: "Send the first message.",
    stayedEmpty: "No messages were exchanged.",
    endsToday: (time) => `Ends today at ${time}`,
    daysLeft: (days, date) => `${days} ${days === 1 ? "day" : "days"} left (until ${date})`,
    closed: (date) => `This chat ended on ${date}. You can still read it.`,
    away: "The other person is not using the community at the moment, so you cannot send anything.",
    paused: "This person is paused at the moment and will see your messages when they are back.",
    cannotWrite: "You cannot send anything to this chat at the moment. Please ask an administrator.",
    extend: "Extend",
    extendTitle: "Extend this chat?",
    extendText: (days, name) =>
      `Once ${name} agrees too, the chat stays open for ${days} more days. This can be done once.`,
    extendConfirm: "Agree to extend",
    agreed: "You have agreed to extend. Waiting for the other person.",
    otherAgreed: (days) =>
      `The other person has agreed to extend. If you agree too, the chat stays open for ${days} more days.`,
    removeTitle: "Delete this message?",
    removeText: "It will disappear for the other person too. This cannot be undone.",
    remove: "Delete",
    tooLong: (max) => `Please keep it within ${max} characters.`,
    invalid: "It contains characters that cannot be used.",
  },
};
