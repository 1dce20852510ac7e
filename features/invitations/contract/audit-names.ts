import { act, eventWords } from "#kit/contract/act.ts";

eventWords({
  targets: {
    alumniInvitation: { ja: "アルムナイへの招待", en: "Invitation of an alumnus" },
  },
});

/** Invitations of employees are shown under this name too. */
export const viewInvitations = act("viewInvitations", { ja: "招待の一覧を閲覧", en: "Viewed invitations" });
