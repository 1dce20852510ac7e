import { HOUR_MS, MINUTE_MS } from "#kit/contract/durations.ts";
import { createSecretToken, hashSecretToken } from "#kit/server/access/secret-token.ts";
import type { Services } from "#kit/server/work/services.ts";
import { inTransaction, type Work } from "#kit/server/work/work.ts";
import { countLinks } from "./links.sql.ts";
import { replaceLink } from "./links.ts";

/** The account as it was read together with the address that the link is mailed to. */
type Addressee = { readonly account_id: number; readonly credentials_epoch: number };

/**
 * The token of a link that signs the account's owner in once; the links before it are void, and so is this one as soon
 * as the password, the address or all sessions are.
 */
export async function issueSignInLink(
  services: Services,
  { account_id: id, credentials_epoch }: Addressee,
  { communityId: community_id, minutes }: { readonly communityId: number; readonly minutes: number },
): Promise<string> {
  const token = createSecretToken();
  await inTransaction(services, (work) =>
    replaceLink(
      work,
      { id, credentials_epoch },
      {
        purpose: "lobby",
        community_id,
        token_hash: hashSecretToken(token),
        expires_at: new Date(work.now.getTime() + minutes * MINUTE_MS),
      },
    ),
  );
  return token;
}

/** How many such links the account has been mailed within the last hour. */
export const countSignInLinks = ({ db, now }: Pick<Work, "db" | "now">, accountId: number): Promise<number> =>
  countLinks(db, accountId, "lobby", new Date(now.getTime() - HOUR_MS));
