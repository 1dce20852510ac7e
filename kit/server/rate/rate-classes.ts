import type { RateClass } from "#kit/contract/call.ts";

export type Figures = { readonly points: number; readonly duration: number };

/** `points` calls within `duration` seconds, per signed-in account or else per address. */
export const rateClasses: Record<RateClass, Figures> = {
  read: { points: 1_200, duration: 60 },
  write: { points: 240, duration: 60 },
  /** Whatever a call's own class is, where it is given something to look for; two a second, as somebody types. */
  search: { points: 120, duration: 60 },
  upload: { points: 120, duration: 60 },
  /** Seconds of work for each: tables of ten thousand rows that are read or checked. */
  heavy: { points: 30, duration: 60 },
  /** Everything of one's own at once. */
  download: { points: 10, duration: 3_600 },
  check: { points: 30, duration: 60 },
  mail: { points: 10, duration: 600 },
  /** Everybody at an event comes from one address; to one mail address go fewer (`WAITING_REGISTRATIONS`). */
  register: { points: 100, duration: 600 },
  inquiry: { points: 10, duration: 3_600 },
  /** Generous, since a whole office may come from one address in the morning; guessing has its own limits below. */
  signIn: { points: 300, duration: 60 },
};

/** Wrong passwords only; what turns out to be right is given back (`guard-password.ts`). */
export const guessLimits = {
  /** For one account, from wherever it has not been signed in to before. */
  account: { points: 10, duration: 900 },
  /** For one account, from one browser that has been signed in to it. */
  device: { points: 10, duration: 900 },
  /** From one address, for whichever account. */
  address: { points: 50, duration: 900 },
} as const satisfies Record<string, Figures>;
export type GuessLimit = keyof typeof guessLimits;

/** What an account or an address may use up within `duration` seconds; charged afterwards, when it is known. */
export const budgets = {
  /** Milliseconds of the processor for its pictures: twenty photos of a phone for one post. */
  imageMs: { points: 30_000, duration: 60 },
  /** Wrong invitation codes from one address, of those short enough to be typed (docs/decisions/joining.md). */
  wrongCodes: { points: 30, duration: 21_600 },
} as const satisfies Record<string, Figures>;
export type Budget = keyof typeof budgets;

/** Live connections: after an interruption a whole office is back within seconds, every tab with its rooms. */
export const liveLimits = {
  /** Sessions shown, from one address. */
  handshake: { points: 2_000, duration: 60 },
  /** Rooms joined, by one account; one that is listened in already costs nothing. */
  join: { points: 300, duration: 60 },
} as const satisfies Record<string, Figures>;
export type LiveLimit = keyof typeof liveLimits;

/** Live connections that one process keeps at once; each open tab has one. */
export const socketsAtOnce = { account: 50, address: 1_000 };
