import { isSameSecret, signatureOf } from "#kit/server/access/signature.ts";
import { type UnsubscribeScope, unsubscribeScopes } from "../contract/kinds.ts";

export type Subscription = { readonly accountId: number; readonly scope: UnsubscribeScope };

const sign = (secret: string, about: string): Buffer => signatureOf(secret, `unsubscribe:${about}`);

/** It is the same in every mail of a kind to one account, so that a mail made twice is equal; it never expires. */
export function createUnsubscribeToken(secret: string, { accountId, scope }: Subscription): string {
  const about = `${accountId}.${scope}`;
  return `${about}.${sign(secret, about).toString("base64url")}`;
}

/** Returns undefined for a token that the product has not signed. */
export function readUnsubscribeToken(secret: string, token: string): Subscription | undefined {
  const [id = "", named, signature = "", ...rest] = token.split(".");
  const scope = unsubscribeScopes.find((one) => one === named);
  if (!/^[1-9]\d{0,15}$/.test(id) || !scope || rest.length > 0) return undefined;
  const isOurs = isSameSecret(Buffer.from(signature, "base64url"), sign(secret, `${id}.${scope}`));
  return isOurs ? { accountId: Number(id), scope } : undefined;
}
