import { readTabDraft, writeTabDraft } from "#kit/web/drafts/tab-draft.ts";

const key = (home: string) => `list ${home}`;

export const rememberList = (home: string, search: string): void => writeTabDraft(key(home), search);

/** Returns the path of the timeline with the tab and tag it last had in this window. */
export function listAddress(home: string): string {
  const search = readTabDraft<string>(key(home));
  return search ? `${home}?${search}` : home;
}
