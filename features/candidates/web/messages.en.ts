import type { Translation } from "#kit/web/i18n.ts";
import { columnLabels } from "../contract/columns.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  list: {
    title: "Awaiting approval",
    search: "Name, kana, display name or e-mail",
    empty: "No candidates are waiting",
    emptyHint: "People who register by an invitation URL appear here.",
  },
  column: {
    ...columnLabels.en,
    returned: "Returned",
    mailReturned: (date) => `E-mails have been returned since ${date}`,
  },
  filter: {
    applied: "Applied on",
    waiting: "Waiting",
    days: " days",
    mail: "Mail",
    returned: "comes back",
  },
  view: { waiting: "Waiting 3 days or more", returned: "Mail returned" },
  action: { approve: "Approve", reject: "Reject", delete: "Delete" },
  decide: {
    approve: {
      title: (count) => `Approve ${count}`,
      effects: (count) => `${count} will be able to take part in the community`,
      mails: (mails) => `${mails} of approval will be sent`,
      confirm: (count) => `Approve ${count} and send the e-mails`,
      doneOne: (name) => `Approved ${name}`,
      done: (count) => `Approved ${count}`,
      taken: (count) => `The approval of ${count} is under way`,
    },
    reject: {
      title: (count) => `Reject ${count}`,
      effects: (count) => `${count} will not be able to take part in the community`,
      mails: (mails) => `${mails} of rejection will be sent`,
      confirm: (count) => `Reject ${count} and send the e-mails`,
      doneOne: (name) => `Rejected the application of ${name}`,
      done: (count) => `Rejected ${count}`,
      taken: (count) => `The rejection of ${count} is under way`,
    },
    delete: {
      title: (count) => `Delete the applications of ${count}`,
      effects: (count) =>
        `Everything that ${count} entered will be deleted. This cannot be undone\nNo e-mails will be sent\nNames and numbers stay in the activity list for 90 days`,
      confirm: (count) => `Delete ${count}`,
      doneOne: (name) => `Deleted the application of ${name}`,
      done: (count) => `Deleted the applications of ${count}`,
      taken: (count) => `The deletion of ${count} is under way`,
    },
  },
  failed: "Bulk approval, rejection or deletion failed. Please try again in a while",
  edit: {
    title: (name) => `Application of ${name}`,
    facts: "Application",
    waiting: "Awaiting approval",
    edit: "Edit",
    openPage: "Open as a page",
    locked:
      "This person also belongs to other communities. Name, birthday, address and the like cannot be changed here.",
    save: "Save",
    saved: "Your changes have been saved",
    gone: "This candidate is no longer waiting",
    goneHint: "The application has been withdrawn, or already approved, rejected or deleted.",
    decided: (name) => `Nothing is left to do about ${name}.`,
    result: "Show the result",
    next: "Next candidate",
    none: "None",
  },
  alike: {
    title: "Possible duplicates",
    none: "Nobody in this community has the same name, birthday or e-mail",
    shared: { birthday: "birthday", email: "e-mail", name: "name" },
    same: (shared) => `Same ${shared.join(", ")}`,
    kind: { alumnus: "Alumnus", employee: "Employee" },
    state: {
      not_participating: "not joined yet",
      under_review: "awaiting approval",
      participating: "taking part",
      paused: "paused",
      withdrawn: "left",
    },
  },
};
