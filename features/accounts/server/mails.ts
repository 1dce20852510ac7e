import type { Language } from "#kit/contract/language.ts";
import type { Letter } from "#kit/server/mail/letter.ts";
import { en } from "./mails.en.ts";
import { ja } from "./mails.ja.ts";

type Named = { readonly name: string };

/** `detail` continues after the time of the event. */
export type EntryNews = { readonly what: string; readonly detail: string };

export type SecondaryPasswordLetter = (values: Named & { at: string; url: string }) => Letter;

export type AccountLetters = {
  readonly reset: (values: Named & { url: string; hours: number }) => Letter;
  readonly passwordChanged: (values: Named & { at: string; resetUrl: string }) => Letter;
  readonly secondaryPasswordSet: SecondaryPasswordLetter;
  readonly secondaryPasswordChanged: SecondaryPasswordLetter;
  readonly secondaryPasswordRemoved: SecondaryPasswordLetter;
  /** The way to enter the account has changed; the values say it as a heading and as the end of a sentence. */
  readonly entryChanged: (values: Named & EntryNews & { at: string; url: string }) => Letter;
  readonly forgottenEmail: (values: Named & { email: string; loginUrl: string; resetUrl: string }) => Letter;
  readonly confirmEmail: (values: Named & { email: string; url: string; hours: number }) => Letter;
  /** This letter goes to the current address. */
  readonly emailChangeAsked: (values: Named & { email: string; settingsUrl: string }) => Letter;
  /** This letter goes to the previous address. */
  readonly emailChanged: (values: Named & { email: string; at: string; contact: string }) => Letter;
  /** This letter goes to the owner of the address. */
  readonly addressWanted: (values: Named & { loginUrl: string }) => Letter;
};

export const letters: Readonly<Record<Language, AccountLetters>> = { ja, en };
