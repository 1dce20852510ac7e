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
 * Reads what a mailed link leads to without using it.
 * @throws the link's error where it is unknown, used, void or expired
 */
export async function lookAtLink(db: Db, which: LinkQuery, now: Date): Promise<AccountLink> {
  const link = await findLink(db, which.kind, which.purpose, hashSecretToken(which.token));
  assertMay(may.openLink(which.purpose, link, now));
  return link as AccountLink;
}

/** Uses the link up. Of two calls at once, the second is told that the link has been used. */
export async function consumeLink({ db, now }: Work, link: AccountLink, which: LinkQuery): Promise<void> {
  if (await takeLink(db, link.id, now)) return;
  await lookAtLink(db, which, now);
  throw new Error("a link that could not be taken looks as if it could");
}

type Addressee = { readonly id: number; readonly credentials_epoch: number };

/**
 * Replaces the account's earlier links of the kind and returns the new id; undefined where the account is gone. The
 * link belongs to the epoch in which `addressee` was read together with the address: if the address changes meanwhile,
 * the link is void from the start.
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

/** This hash, whose token nobody has, is in the row until the mail is made. */
export const hashOfNoToken = (): Buffer => hashSecretToken(createSecretToken());
