import type { Language } from "#kit/contract/language.ts";
import { addressee, type Letter } from "#kit/server/mail/letter.ts";
import { en } from "./letters.en.ts";
import { ja } from "./letters.ja.ts";

type Named = { readonly name: string };

/** `detail` goes on from the time it happened at. */
export type EntryNews = { readonly what: string; readonly detail: string };

export type SecondaryPasswordHappening = "set" | "changed" | "removed";

/** Everything an account's owner is written about passwords and addresses. */
export type Letters = {
  readonly reset: (values: Named & { url: string; hours: number }) => Letter;
  readonly passwordChanged: (values: Named & { at: string; resetUrl: string }) => Letter;
  readonly secondaryPassword: Readonly<
    Record<SecondaryPasswordHappening, (values: Named & { at: string; url: string }) => Letter>
  >;
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

const letters: Readonly<Record<Language, Letters>> = { ja, en };

/** The texts in the language of the account, with the name in them. */
export function lettersFor(account: Parameters<typeof addressee>[0]) {
  const { language, name } = addressee(account);
  return { texts: letters[language], name, language };
}
