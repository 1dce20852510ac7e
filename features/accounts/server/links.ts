import type { AccountKind } from "#kit/server/access/actor.ts";
import { createSecretToken, hashSecretToken } from "#kit/server/access/secret-token.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import type { Work } from "#kit/server/work/work.ts";
import { findLink, type LinkPurpose, takeLink } from "./links.sql.ts";
import { may } from "./policy.ts";

export const HOUR_MS = 60 * 60 * 1000;

export type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;
type Which = { readonly kind: AccountKind; readonly purpose: LinkPurpose; readonly token: string };

/**
 * What the link of a mail leads to; looking changes nothing.
 * @throws the link's error where it is unknown, used, void or expired
 */
export async function lookAtLink(db: Db, which: Which, now: Date): Promise<Link> {
  const link = await findLink(db, which.kind, which.purpose, hashSecretToken(which.token));
  const allowed = may.openLink(which.purpose, link, now);
  if (allowed !== true) throw failure(allowed);
  return link as Link;
}

/** Takes the link for good. Of two at once the second is told that it has been used. */
export async function consumeLink({ db, now }: Work, link: Link, which: Which): Promise<void> {
  if (await takeLink(db, link.id, now)) return;
  await lookAtLink(db, which, now);
  throw new Error("a link that could not be taken looks as if it could");
}

/** Stands in the row until the mail is made: a hash whose token nobody has. */
export const hashOfNoToken = (): Buffer => hashSecretToken(createSecretToken());
