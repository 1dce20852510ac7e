import type { AccountKind } from "#kit/server/access/actor.ts";
import { createSecretToken, hashSecretToken } from "#kit/server/access/secret-token.ts";
import type { Db } from "#kit/server/database/database.ts";
import { assertMay } from "#kit/server/verdict.ts";
import type { Work } from "#kit/server/work/work.ts";
import { lockPerson } from "./accounts.sql.ts";
import { findLink, insertLink, type NewLink, takeLink, voidLinks } from "./links.sql.ts";
import { type LookedAt, may } from "./policy.ts";

export type AccountLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;
type LinkQuery = { readonly kind: AccountKind; readonly purpose: LookedAt; readonly token: string };

/**
 * What the link of a mail leads to; looking changes nothing.
 * @throws the link's error where it is unknown, used, void or expired
 */
export async function lookAtLink(db: Db, which: LinkQuery, now: Date): Promise<AccountLink> {
  const link = await findLink(db, which.kind, which.purpose, hashSecretToken(which.token));
  assertMay(may.openLink(which.purpose, link, now));
  return link as AccountLink;
}

/** Takes the link for good. Of two at once the second is told that it has been used. */
export async function consumeLink({ db, now }: Work, link: AccountLink, which: LinkQuery): Promise<void> {
  if (await takeLink(db, link.id, now)) return;
  await lookAtLink(db, which, now);
  throw new Error("a link that could not be taken looks as if it could");
}

type Addressee = { readonly id: number; readonly credentials_epoch: number };

/**
 * The link takes the place of the account's earlier ones of its kind; answers its id, or undefined where the account is
 * gone. It counts in the epoch in which `addressee` was read together with the address that it is mailed to: should the
 * address change meanwhile, the link is void from the start.
 */
export async function replaceLink(
  { db, now }: Pick<Work, "db" | "now">,
  { id: account_id, credentials_epoch }: Addressee,
  link: Omit<NewLink, "account_id" | "credentials_epoch" | "created_at">,
): Promise<number | undefined> {
  if (!(await lockPerson(db, account_id))) return undefined;
  await voidLinks(db, account_id, link.purpose, now);
  return (await insertLink(db, { ...link, account_id, credentials_epoch, created_at: now })).id;
}

/** Stands in the row until the mail is made: a hash whose token nobody has. */
export const hashOfNoToken = (): Buffer => hashSecretToken(createSecretToken());
