import type { RateClass } from "#kit/contract/call.ts";

export type Figures = { readonly points: number; readonly duration: number };

/** Allows `points` calls within `duration` seconds, per signed-in account or else per address. */
export const rateClasses: Record<RateClass, Figures> = {
  read: { points: 1_200, duration: 60 },
  write: { points: 240, duration: 60 },
  /** Calls with a search term count here whatever their own class; this allows two a second, as somebody types. */
  search: { points: 120, duration: 60 },
  upload: { points: 120, duration: 60 },
  /** Each of these calls works for seconds: it reads or checks tables of ten thousand rows. */
  heavy: { points: 30, duration: 60 },
  /** Each of these calls exports everything of one person. */
  download: { points: 10, duration: 3_600 },
  check: { points: 30, duration: 60 },
  mail: { points: 10, duration: 600 },
  /** Everybody at an event comes from one address; one mail address gets fewer (`WAITING_REGISTRATIONS`). */
  register: { points: 100, duration: 600 },
  inquiry: { points: 10, duration: 3_600 },
  /** This is generous, since a whole office may come from one address; guesses have limits of their own below. */
  signIn: { points: 300, duration: 60 },
};

/** Only wrong passwords and codes count; a right one is given back (`guard-password.ts`, `guard-code.ts`). */
export const guessLimits = {
  /** This counts for one account, from all browsers that have not signed in to it before. */
  account: { points: 10, duration: 900 },
  /** This counts for one account, from one browser that has signed in to it before. */
  device: { points: 10, duration: 900 },
  address: { points: 50, duration: 900 },
  /** This counts invitation codes that can be typed, per account or else address (docs/decisions/invitation-codes.md). */
  code: { points: 30, duration: 21_600 },
  /** Beyond those this many more may be tried, so that one guesser does not shut a whole office out for hours. */
  furtherCode: { points: 3, duration: 600 },
} as const satisfies Record<string, Figures>;
export type GuessLimit = keyof typeof guessLimits;

/** An account or an address may use this much within `duration` seconds; it is charged afterwards, when it is known. */
export const budgets = {
  /** Pictures may use this much processor time in milliseconds; twenty photos of a phone for one post fit in. */
  imageMs: { points: 30_000, duration: 60 },
  /** Reading and checking files of people may take this many milliseconds; the largest file takes a tenth of it. */
  importMs: { points: 60_000, duration: 300 },
} as const satisfies Record<string, Figures>;
export type Budget = keyof typeof budgets;

/** After an interruption a whole office reconnects within seconds, every tab with its rooms. */
export const liveLimits = {
  handshake: { points: 2_000, duration: 60 },
  /** This counts rooms joined, per account; a room already joined costs nothing. */
  join: { points: 300, duration: 60 },
} as const satisfies Record<string, Figures>;
export type LiveLimit = keyof typeof liveLimits;

/** One process keeps at most this many live connections at once; each open tab has one. */
export const socketsAtOnce = { account: 50, address: 1_000 };
