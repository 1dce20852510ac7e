import { HOUR_MS, MINUTE_MS } from "#kit/contract/durations.ts";
import type { Work } from "#kit/server/work/work.ts";
import { countLinks } from "./links.sql.ts";
import { replaceLink } from "./links.ts";

type Addressee = { readonly account_id: number; readonly credentials_epoch: number };

/**
 * Stores a link that signs the account's owner in once. Earlier ones become void, and this one does as soon as the
 * password or address changes or all sessions are ended.
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

export const countSignInLinks = ({ db, now }: Pick<Work, "db" | "now">, accountId: number): Promise<number> =>
  countLinks(db, accountId, "lobby", new Date(now.getTime() - HOUR_MS));
