import type { Area, StoredSession } from "#kit/contract/area.ts";

const keyOf = (area: Area): string => `enishi.auth.${area}`;

/** R180: local storage keeps only the session's facts; the cookie decides, and this saves a round trip. */
export function readStoredSession(area: Area): StoredSession | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(area)) ?? "null") as StoredSession | null;
    return stored && new Date(stored.expiry).getTime() > Date.now() ? stored : null;
  } catch {
    return null;
  }
}

export const storeSession = (session: StoredSession): void =>
  localStorage.setItem(keyOf(session.area), JSON.stringify(session));

/** Stores the new expiry of the session; does nothing where it has ended in this browser meanwhile. */
export function renewStoredSession(area: Area, expiry: string | null): void {
  const stored = expiry ? readStoredSession(area) : null;
  if (expiry && stored) storeSession({ ...stored, expiry });
}

export const clearStoredSession = (area: Area): void => localStorage.removeItem(keyOf(area));
