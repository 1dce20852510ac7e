import { MINUTE_MS } from "#kit/contract/durations.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { seal, unseal } from "#kit/server/access/sealed-text.ts";
import { hashSecretToken } from "#kit/server/access/secret-token.ts";
import type { Db } from "#kit/server/database/database.ts";
import { assertMay } from "#kit/server/verdict.ts";
import type { Services } from "#kit/server/work/services.ts";
import { PRINTED_LINK_VALID_MINUTES } from "../contract/limits.ts";
import { findLink } from "./links.sql.ts";
import { findOperator, findOperatorByEmail, hasOperator, type OperatorRow } from "./operators.sql.ts";
import { may } from "./policy.ts";

const ABOUT = "operator-link";
/** The link of the first start names nobody. */
const NOBODY = "-";

type Place = Pick<Services, "publicUrl" | "secret">;

/**
 * Returns a link that sets up an operator's account, for the first one without an address. It is sealed with the
 * server's secret and stored nowhere, so the command that prints it needs no database, which a running server may hold.
 */
export function printedLink({ publicUrl, secret }: Place, email: string | null, now: Date): string {
  const until = now.getTime() + PRINTED_LINK_VALID_MINUTES * MINUTE_MS;
  const sealed = seal(secret, ABOUT, `${until} ${email ?? NOBODY}`);
  return publicUrl + linkTo("/operator/set_up", {}, { token: sealed.toString("base64url") });
}

export type OperatorLink = {
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
  /** It is null for the first operator, who types one. */
  readonly email: string | null;
  /** The account is set up already, or waits for its owner. */
  readonly operator: OperatorRow | undefined;
};

type Found = OperatorLink & { readonly isUsed: boolean };

async function findPrinted(db: Db, sealed: string, tokenHash: Buffer): Promise<Found> {
  const [until, address = NOBODY] = sealed.split(" ");
  const email = address === NOBODY ? null : address;
  return {
    tokenHash,
    expiresAt: new Date(Number(until)),
    email,
    operator: email === null ? undefined : await findOperatorByEmail(db, email),
    isUsed: (await findLink(db, tokenHash)) !== undefined,
  };
}

async function findMailed(db: Db, tokenHash: Buffer): Promise<Found | undefined> {
  const link = await findLink(db, tokenHash);
  const operator = link?.account_id ? await findOperator(db, link.account_id) : undefined;
  return (
    link &&
    operator && {
      tokenHash,
      expiresAt: link.expires_at,
      email: operator.email,
      operator,
      isUsed: link.used_at !== null,
    }
  );
}

/**
 * Reads what a link leads to without using it.
 * @throws what is wrong with the link: unknown, used, expired, or made for a first operator who exists by now
 */
export async function readLink(
  { db, services, now }: { readonly db: Db; readonly services: Place; readonly now: Date },
  token: string,
): Promise<OperatorLink> {
  const tokenHash = hashSecretToken(token);
  const sealed = unseal(services.secret, ABOUT, Buffer.from(token, "base64url"));
  const link =
    sealed === undefined ? await findMailed(db, tokenHash) : await findPrinted(db, sealed, tokenHash);
  const isTaken = link !== undefined && link.email === null && (await hasOperator(db));
  assertMay(may.openLink(link, isTaken, now));
  return link as OperatorLink;
}
