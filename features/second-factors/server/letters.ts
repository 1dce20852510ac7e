import { accountPaths } from "#features/accounts/contract/paths.ts";
import { type EntryNews, tellOwner as tell } from "#features/accounts/server/index.ts";
import { showInstant } from "#kit/contract/fields/tokyo-time.ts";
import type { Language } from "#kit/contract/language.ts";
import { addressee, type Letter, mailOf } from "#kit/server/mail/letter.ts";
import { sendMail } from "#kit/server/mail/send-mail-job.ts";
import type { Work } from "#kit/server/work/work.ts";
import { demandPath } from "../contract/paths.ts";
import { en } from "./letters.en.ts";
import { ja } from "./letters.ja.ts";
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

export type Letters = {
  readonly happened: Readonly<Record<Happening, (left: number) => EntryNews>>;
  /** To an administrator who is kept out until they have set up a second factor. */
  readonly demanded: (values: About) => Letter;
  /** To everybody else who looks after the community. */
  readonly demandBegun: (values: Change) => Letter;
  readonly demandEnded: (values: Change) => Letter;
};

const letters: Readonly<Record<Language, Letters>> = { ja, en };

export async function tellOwner(work: Work, accountId: number, happening: Happening): Promise<void> {
  const left = await countRecoveryCodes(work.db, accountId);
  await tell(work, accountId, { ja: ja.happened[happening](left), en: en.happened[happening](left) });
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
  /** Who has done it. */
  readonly by: string;
  readonly demands: boolean;
};

/** To each administrator of the community, the one who has done it among them. */
export function tellOfDemand(
  work: Work,
  administrator: Administrator,
  { communityId, community, by, demands }: DemandChange,
): void {
  if (!administrator.email) return;
  const { language, name } = addressee(administrator);
  const { demanded, demandBegun, demandEnded } = letters[language];
  const { publicUrl } = work.services;
  const change = {
    name,
    community,
    by,
    at: showInstant(work.now),
    url: publicUrl + demandPath(communityId),
  };
  const setUpUrl = publicUrl + accountPaths.employee.secondFactors;
  const begun = administrator.has_second_factor
    ? demandBegun(change)
    : demanded({ ...change, url: setUpUrl });
  work.enqueue(sendMail, mailOf(administrator.email, language, demands ? begun : demandEnded(change)));
}
