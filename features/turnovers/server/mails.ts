import type { Language } from "#kit/contract/language.ts";
import type { Letter } from "#kit/server/mail/letter.ts";
import { en } from "./mails.en.ts";
import { ja } from "./mails.ja.ts";

type Named = { readonly community: string; readonly name: string };
type AboutPerson = Named & { readonly person: string; readonly askedBy: string; readonly url: string };

export type Letters = {
  /** It asks an employee, at the work address. */
  readonly request: (
    values: Named & {
      readonly askedBy: string;
      readonly email: string;
      readonly due: string;
      readonly hours: number;
      readonly url: string;
      readonly objectionUrl: string;
    },
  ) => Letter;
  readonly objectionReceived: (values: Named) => Letter;
  readonly cancelled: (values: Named) => Letter;
  /** These go to the private address. */
  readonly invitation: (
    values: Named & {
      readonly corporation: string;
      readonly url: string;
      readonly days: number;
      readonly withChats: boolean;
    },
  ) => Letter;
  readonly takenBack: (values: Named) => Letter;
  /** The employee has the membership again. */
  readonly givenBack: (values: Named) => Letter;
  /** These go to the office. */
  readonly objected: (values: AboutPerson) => Letter;
  readonly lapsed: (values: AboutPerson) => Letter;
};

export const letters: Readonly<Record<Language, Letters>> = { ja, en };
