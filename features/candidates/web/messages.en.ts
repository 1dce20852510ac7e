import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

const people = (count: number): string =>
  count === 1 ? "1 person" : `${count.toLocaleString("en-US")} people`;

export const en: Translation<typeof ja> = {
  list: {
    title: "Candidates awaiting approval",
    search: "Name, kana, display name or e-mail",
    empty: "No candidates are waiting",
    emptyHint: "People who register by an invitation URL appear here.",
  },
  column: {
    managementNo: "No.",
    name: "Name",
    displayName: "Display name",
    email: "E-mail",
    mailReturned: (date) => `E-mails have been returned since ${date}`,
    birthday: "Date of birth",
    invitedBy: "Invited by",
    appliedAt: "Applied on",
  },
  action: { approve: "Approve", reject: "Reject", delete: "Delete" },
  confirm: {
    approve: {
      title: (count) => `Approve ${people(count)}?`,
      text: "They will be able to take part in the community and will be told by e-mail.",
    },
    reject: {
      title: (count) => `Reject the application of ${people(count)}?`,
      text: "They will not be able to take part in the community and will be told by e-mail.",
    },
    delete: {
      title: (count) => `Delete the application of ${people(count)}?`,
      text: "Everything they entered will be deleted for good. They will not be told.",
    },
  },
  done: {
    approve: (count) => `Approved ${people(count)}.`,
    reject: (count) => `Rejected the application of ${people(count)}.`,
    delete: (count) => `Deleted the application of ${people(count)}.`,
    handledAlready: (count) => `Another administrator had already dealt with ${people(count)}.`,
    limitReached: (count) =>
      `${people(count)} could not be approved because the member limit has been reached. Please check your plan.`,
    failed: "Bulk approval, rejection or deletion failed. Please try again in a while.",
    limitOnly: "Nobody could be approved because the member limit has been reached. Please check your plan.",
  },
  edit: {
    title: (name) => `Application of ${name}`,
    back: "Back to the candidates",
    facts: "About the application",
    locked:
      "This person also belongs to other communities. Name, birthday, address and the like cannot be changed here.",
    save: "Save the changes",
    saved: "Your changes have been saved.",
    gone: "This candidate is no longer waiting",
    goneHint: "The application has already been approved, rejected or deleted.",
    none: "None",
  },
};
