import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  kind: { 1: "Article", 2: "Recruitment", 3: "Job offer", 4: "News" },
  writePrompt: "Share something with everyone",
  menu: "Post menu",
  edit: "Edit",
  delete: "Delete",
  hide: "Hide",
  reveal: "Make visible",
  hidden: (title) => `“${title}” is hidden`,
  revealed: (title) => `“${title}” is visible`,
  undo: "Undo",
  openInConsole: "Open in the administration",
  copyLink: "Copy link",
  linkCopied: "Link copied",
  deleteTitle: "Delete this post?",
  deleteText: (title, comments) =>
    `“${title}” and its ${comments} ${comments === 1 ? "comment" : "comments"} will be deleted. This cannot be undone.`,
  deleted: "Post deleted",
  composer: {
    createTitle: "New post",
    editTitle: "Edit post",
    kind: "Kind",
    title: "Title",
    content: "Text",
    contentHint: "Type @ and a name to notify a member.",
    placeholder: "Write here",
    tags: "Tags",
    images: "Pictures",
    imagesLeftBehind: "A picture could not be sent. Please try it again or remove it, then post.",
    imagesHint: (max) => `Up to ${max}: JPEG, PNG or HEIC, at most 20 MB each.`,
    endDate: "Closing date",
    endDateHint: "After this day people can no longer say they are interested.",
    submit: "Post",
    audience: (office, members) =>
      `Appears as ${office} in the timeline of ${members.toLocaleString("en")} ${members === 1 ? "member" : "members"}. Only people named with @ are notified`,
    audienceOfOffers: (office) =>
      `Appears as ${office} in the timeline of alumni and administrators. Only people named with @ are notified`,
    save: "Save",
    created: "Posted",
    saved: "Post saved",
  },
};
