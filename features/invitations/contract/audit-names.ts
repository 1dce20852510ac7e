import { act } from "#kit/contract/act.ts";

/** Invitations of employees are shown under this name too. */
export const viewInvitations = act("viewInvitations", { ja: "招待の一覧を閲覧", en: "Viewed invitations" });
