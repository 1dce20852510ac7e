import { INQUIRY_KEPT_DAYS } from "#features/inquiries/contract/kept.ts";
import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  company: {
    title: "Company",
    lead: "Who runs Enishi (縁), the service for alumni and communities.",
  },
  facts: {
    service: "Service",
    name: "Name",
    representative: "Representative",
    address: "Address",
    contact: "Contact",
  },
  privacy: {
    title: "Privacy policy",
    lead: (name) =>
      `The personal information that ${name} keeps in Enishi (縁), and what happens to it. This page says what the service actually does.`,
    kept: {
      title: "What is kept",
      account:
        "Your account: e-mail address, name and its reading, birthday, address, phone number, institution, job type, profile picture, language. Passwords are stored in a form that cannot be reversed.",
      community:
        "For each community: display name, introduction, when and where you worked or studied there, answers to additional questions, the versions of the terms you agreed to and when, and who invited you.",
      written:
        "What you write: posts, comments, likes, keeps, interest, group memberships, chat messages, pictures. Where a picture was taken, and whatever else is hidden in it, is removed before it is stored.",
      usage:
        "How you use it: the IP address and the kind of browser of devices that are logged in, when you logged in, and the days on which you visited a community.",
      inquiry: "Inquiries: what they are about, their text, attachments and the address for the answer.",
    },
    why: {
      title: "What it is used for",
      service: "To provide the service: posts, chats, notices.",
      membership: "So that a community's administrators can check registrations and write to members.",
      mail: "To e-mail you confirmations and notices, and to answer inquiries.",
      safety: "To prevent break-ins and abuse.",
      figures: "To show administrators how the community is used, in figures that identify nobody.",
    },
    seen: {
      title: "Who can see it",
      members:
        "Members of the same community see display names, profile pictures, public profiles, posts and comments.",
      administrators: "A community's administrators also see what its members registered with it.",
      chats:
        "A chat is seen by the two who write in it; a chat with the management office by the community's administrators.",
      provider: (name) =>
        `${name} handles it as far as running the service and answering inquiries requires.`,
      outside: "There is no advertising and no outside analytics.",
    },
    browser: {
      title: "What is kept in your browser",
      cookies:
        "Cookies: that you are logged in, that this browser has logged in or registered before, and the language and colours you chose. They do not follow you to other sites.",
      drafts: "Unfinished texts: kept on your device until they are sent, and removed when you log out.",
    },
    long: {
      title: "How long",
      account:
        "Your account, what communities know of you and what you have written: while you use the service. When you delete your account, what identifies you is erased; posts and comments stay without your name.",
      sessions: "The record of a device: until you log out or the login runs out, after 90 days at most.",
      registration:
        "What you type to register is removed within a few days if the link of the confirmation e-mail is not opened.",
      images: "Pictures that no post or profile uses any more are removed from the seventh day on.",
      inquiries: `Inquiries: ${INQUIRY_KEPT_DAYS} days, or until you delete your account.`,
    },
    rights: {
      title: "Your requests, and whom to ask",
      text: "To see, correct, restrict or erase your information, please write to the contact below or use “Inquiries” at the bottom of the screen. We act once we know that it is you.",
    },
  },
};
