import type { Group } from "../contract/views.ts";

/** What is being typed about a group; kept until it is sent. */
export type GroupDraft = {
  readonly client_id: string;
  readonly name: string;
  readonly information: string;
  /** Not asked in the form: a new group is general, and an edited one stays what it is. */
  readonly is_invitation_only: boolean;
};

export const draftOf = (group: Group | undefined): GroupDraft => ({
  client_id: crypto.randomUUID(),
  name: group?.name ?? "",
  information: group?.information ?? "",
  is_invitation_only: group?.is_invitation_only ?? false,
});
