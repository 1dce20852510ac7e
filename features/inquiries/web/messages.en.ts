import type { Translation } from "#kit/web/i18n.ts";
import { ANSWER_DAYS } from "../contract/kept.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  title: { input: "Inquiry", confirm: "Review your inquiry", finished: "We have received your inquiry" },
  lead: `This goes to the provider of the service. We answer by e-mail within ${ANSWER_DAYS.from} to ${ANSWER_DAYS.to} business days.`,
  office: "For questions about the community's posts or members, please write to its management office.",
  type: "What it is about",
  content: "Your inquiry",
  contentHint: "We can answer sooner if you name the screen, what you did and what was shown.",
  bannedWord: "This contains words that cannot be used. Please rephrase it.",
  files: "Attachments",
  filesHint: (max) => `Up to ${max} text, PDF, JPEG or PNG files of at most 20 MB each.`,
  noFiles: "None",
  removeRefused: "Please remove the files that cannot be sent.",
  unreadable: "The file could not be read. Please remove it and choose it again.",
  email: "E-mail address for the answer",
  emailHint: "We send our answer to this address.",
  cancel: "Cancel",
  toConfirm: "Review",
  back: "Edit",
  send: "Send",
  sending: (percent) => `Sending ${percent}%`,
  sendingFile: (name) => `Sending ${name}`,
  failed: "It could not be sent. What you entered is still here. ",
  faulty: "Please check what you entered: something needs to be changed.",
  restored: "This is what you entered before. Please choose the attachments again.",
  thanks: "Thank you for writing to us.",
  answer: (email) =>
    `We will reply to ${email} within ${ANSWER_DAYS.from} to ${ANSWER_DAYS.to} business days. If nothing arrives, please also check your spam folder.`,
  close: "Close",
  leave: {
    title: "Discard what you entered?",
    message: "Your inquiry and its attachments have not been sent yet. They are lost when you close this.",
    confirmLabel: "Discard and close",
  },
};
