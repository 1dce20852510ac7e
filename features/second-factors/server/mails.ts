import { accountPaths } from "#features/accounts/contract/paths.ts";
import { type EntryNews, sendOwnerLetter } from "#features/accounts/server/index.ts";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import type { Language } from "#kit/contract/language.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import type { Letter } from "#kit/server/mail/letter.ts";
import { sendLetter } from "#kit/server/mail/send-letter.ts";
import type { Work } from "#kit/server/work/work.ts";
import { en } from "./mails.en.ts";
import { ja } from "./mails.ja.ts";
import { countRecoveryCodes } from "./recovery-codes.sql.ts";

export const happenings = [
  "passkeyAdded",
  "passkeyRemoved",
  "appAdded",
  "appRemoved",
  "recoveryCodesRenewed",
  "recoveryCodeUsed",
  "removedByProvider",
] as const;
export type Happening = (typeof happenings)[number];

type About = { readonly name: string; readonly community: string; readonly url: string };
type Change = About & { readonly by: string; readonly at: string };

export type SecondFactorLetters = {
  readonly happened: Readonly<Record<Happening, (left: number) => EntryNews>>;
  /** This letter goes to an administrator who is kept out until they have set up a second factor. */
  readonly demanded: (values: About) => Letter;
  readonly demandBegun: (values: Change) => Letter;
  readonly demandEnded: (values: Change) => Letter;
};

const letters: Readonly<Record<Language, SecondFactorLetters>> = { ja, en };

export async function sendFactorLetter(work: Work, accountId: number, happening: Happening): Promise<void> {
  const left = await countRecoveryCodes(work.db, accountId);
  await sendOwnerLetter(work, accountId, {
    ja: ja.happened[happening](left),
    en: en.happened[happening](left),
  });
}

type Administrator = {
  readonly email: string | null;
  readonly language: string;
  readonly family_name: string;
  readonly given_name: string;
  readonly has_second_factor: boolean;
};
type DemandChange = {
  readonly communityId: number;
  readonly community: string;
  readonly by: string;
  readonly demands: boolean;
};

/** Mails each administrator of the community, the one who has done it included. */
export function sendDemandLetter(
  work: Work,
  administrator: Administrator,
  { communityId, community, by, demands }: DemandChange,
): void {
  const { publicUrl } = work.services;
  const change = {
    community,
    by,
    at: formatMinute(work.now),
    url: publicUrl + linkTo("/community/communities/:id/security", { id: communityId }),
  };
  if (!demands) sendLetter(work, administrator, letters, "demandEnded", change);
  else if (administrator.has_second_factor) sendLetter(work, administrator, letters, "demandBegun", change);
  else {
    const url = publicUrl + accountPaths.employee.secondFactors;
    sendLetter(work, administrator, letters, "demanded", { community, url });
  }
}
