import { readTabDraft, removeTabDraft, writeTabDraft } from "#kit/web/drafts/tab-draft.ts";
import type { Joining } from "../contract/joining-schema.ts";

/** Holds what a signed-in person has typed to join a community, in this tab until a logout. */
export type JoiningDraft = {
  readonly uid: number;
  readonly invited_code: string;
  readonly values: Partial<Joining>;
};

const KEY = "enishi.joining";

/** The draft of another account is ignored. */
export function readJoining(uid: number): JoiningDraft | null {
  const kept = readTabDraft<JoiningDraft>(KEY);
  return kept?.uid === uid ? kept : null;
}

export const keepJoining = (draft: JoiningDraft): void => writeTabDraft(KEY, draft);
export const endJoining = (): void => removeTabDraft(KEY);
