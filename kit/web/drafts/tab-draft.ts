/**
 * Reads what a guest has typed. It is kept in this tab only, through reloads and until a logout, since guests often use
 * shared machines. Null where nothing is kept.
 */
export function readTabDraft<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function writeTabDraft(key: string, draft: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden; the draft then lives as long as the screen.
  }
}

export const removeTabDraft = (key: string): void => sessionStorage.removeItem(key);
