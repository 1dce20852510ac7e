import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  section: "Download your data",
  sectionText: "Get your posts, pictures, chats and everything else that is yours in one file.",
  sectionAction: "Continue",
  title: "Download your data",
  lead: "Everything that is yours, in one ZIP file.",
  what: "What it contains",
  items: {
    account: "Your account and profiles, and your answers to additional questions",
    posts: "Your posts and comments, likes, kept posts and interests",
    chats: "The messages of your chats and the names of the people you chatted with",
    others: "Groups, the terms you agreed to, where you are logged in, and your inquiries",
    pictures: "Your profile picture and the pictures of your posts",
  },
  not: "Passwords and what others have posted are not included, nor are messages and names of others in communities that you cannot use at present.",
  care: "It contains your name, contact details and chats. Please do not download it on a shared device, and keep the file safe.",
  confirm: "Confirm that it is you",
  submit: "Download",
  begun: "The download has started. It may take a while if there is a lot of data",
};
