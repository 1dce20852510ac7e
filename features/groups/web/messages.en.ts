import { departedName } from "#features/memberships/contract/author.ts";
import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

const members = (count: number) => `${count} ${count === 1 ? "member" : "members"}`;

export const en: Translation<typeof ja> = {
  title: "Groups",
  tabs: { label: "Which groups", all: "All", joined: "Joined" },
  search: "Search groups",
  create: "Create a group",
  empty: {
    all: "No groups yet",
    joined: "You have not joined a group yet",
    search: (q) => `No group matches “${q}”`,
  },
  emptyHint: {
    create: "Create the first one about something you would like to share: a hobby, a profession, a region.",
    wait: "Groups will appear here once they have been created.",
    joined: "Look for a group that interests you and join it.",
    search: "Please try other words.",
  },
  toAll: "Show all groups",
  found: (count) => `${count} ${count === 1 ? "group" : "groups"}`,
  members,
  membersOf: (name, count) => `Show the ${members(count)} of “${name}”`,
  createdBy: (name) => `Created by ${name}`,
  departed: departedName.en,
  creator: "Creator",
  invitationOnly: "Invitation only",
  joined: "Joined",
  invited: "You are invited",
  join: "Join",
  joinNamed: (name) => `Join “${name}”`,
  leave: "Leave",
  leaveNamed: (name) => `Leave “${name}”`,
  joinedNow: (name) => `You have joined “${name}”`,
  leftNow: (name) => `You have left “${name}”`,
  leaveTitle: "Leave this group?",
  leaveText: (name) =>
    `“${name}” is for invited people only. Once you leave, you can come back only if you are invited again.`,
  menu: (name) => `Menu of “${name}”`,
  edit: "Edit",
  delete: "Delete",
  deleteTitle: "Delete this group?",
  deleteText: (name, count) =>
    `“${name}” will be deleted for all of its ${members(count)}. This cannot be undone.`,
  deleted: "Group deleted",
  back: "Back to the groups",
  form: {
    createTitle: "Create a group",
    editTitle: "Edit the group",
    name: "Name",
    nameHint: "At most 100 characters.",
    information: "Description",
    informationHint: "What the group does, and who you would like to join.",
    submit: "Create",
    save: "Save",
    created: "Group created",
    saved: "Group saved",
  },
};
