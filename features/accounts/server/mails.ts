import type { Language } from "#kit/contract/language.ts";
import type { Letter } from "#kit/server/mail/letter.ts";
import { en } from "./mails.en.ts";
import { ja } from "./mails.ja.ts";

type Named = { readonly name: string };

/** `detail` goes on from the time it happened at. */
export type EntryNews = { readonly what: string; readonly detail: string };

export type SecondaryPasswordLetter = (values: Named & { at: string; url: string }) => Letter;

/** Everything an account's owner is written about passwords and addresses. */
export type Letters = {
  readonly reset: (values: Named & { url: string; hours: number }) => Letter;
  readonly passwordChanged: (values: Named & { at: string; resetUrl: string }) => Letter;
  readonly secondaryPasswordSet: SecondaryPasswordLetter;
  readonly secondaryPasswordChanged: SecondaryPasswordLetter;
  readonly secondaryPasswordRemoved: SecondaryPasswordLetter;
  /** How the account is entered has changed: what has, in a heading and the end of a sentence. */
  readonly entryChanged: (values: Named & EntryNews & { at: string; url: string }) => Letter;
  readonly forgottenEmail: (values: Named & { email: string; loginUrl: string; resetUrl: string }) => Letter;
  readonly confirmEmail: (values: Named & { email: string; url: string; hours: number }) => Letter;
  /** To the present address. */
  readonly emailChangeAsked: (values: Named & { email: string; settingsUrl: string }) => Letter;
  /** To the address before. */
  readonly emailChanged: (values: Named & { email: string; at: string; contact: string }) => Letter;
  /** To whoever has the address already. */
  readonly addressWanted: (values: Named & { loginUrl: string }) => Letter;
};

export const letters: Readonly<Record<Language, Letters>> = { ja, en };
