import { HOUR_MS, MINUTE_MS } from "#kit/contract/durations.ts";
import type { Work } from "#kit/server/work/work.ts";
import { countLinks } from "./links.sql.ts";
import { replaceLink } from "./links.ts";

/** The account as it was read together with the address that the link is mailed to. */
type Addressee = { readonly account_id: number; readonly credentials_epoch: number };

/**
 * Lets the token with the hash sign the account's owner in once; the links before it are void, and so is this one as
 * soon as the password, the address or all sessions are.
 */
export const keepSignInLink =
  (
    { account_id: id, credentials_epoch }: Addressee,
    { communityId: community_id, minutes }: { readonly communityId: number; readonly minutes: number },
  ) =>
  (work: Work, token_hash: Buffer) =>
    replaceLink(
      work,
      { id, credentials_epoch },
      {
        purpose: "lobby",
        community_id,
        token_hash,
        expires_at: new Date(work.now.getTime() + minutes * MINUTE_MS),
      },
    );

/** How many such links the account has been mailed within the last hour. */
export const countSignInLinks = ({ db, now }: Pick<Work, "db" | "now">, accountId: number): Promise<number> =>
  countLinks(db, accountId, "lobby", new Date(now.getTime() - HOUR_MS));
