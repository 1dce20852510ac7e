import type { Language } from "./language.ts";

/** The two kinds of account have their own login, cookie and path prefix; the operator has a third. R022 */
export const areas = ["alumni", "community", "operator"] as const;
export type Area = (typeof areas)[number];

/** The header names the area a request comes from, since one browser may hold a session in each. */
export const AREA_HEADER = "x-enishi-area";
/** An answer that has lengthened the session says in this header until when it is open now. */
export const SESSION_EXPIRY_HEADER = "x-enishi-session-expiry";
export const REQUESTED_WITH_HEADER = "x-requested-with";
/** The header holds the token that was fetched for saving an employee's account. R262 */
export const CSRF_HEADER = "x-csrf-token";

/** The browser stores this of a session, and never the token itself. */
export type StoredSession = {
  readonly area: Area;
  readonly uid: number;
  readonly expiry: string;
  readonly language: Language;
  /** This community and day were recorded as visited last. R068 */
  readonly visited?: string;
  /** The frame of this community stays around screens that belong to none. */
  readonly community?: number;
  /** Its frame looks so until the community has been loaded. */
  readonly look?: StoredLook;
};

export type StoredLook = {
  readonly name: string;
  readonly image_url: string | null;
  readonly profile_image_url: string | null;
  readonly theme: { readonly shades: readonly string[]; readonly on_accent: string };
};
