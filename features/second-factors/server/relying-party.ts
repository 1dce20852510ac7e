import type { Services } from "#kit/server/work/services.ts";

export type RelyingParty = { readonly id: string; readonly name: string; readonly origin: string };

/**
 * Passkeys are bound to the host name of the product. Undefined where that is a number, for which browsers make none.
 */
export function relyingPartyOf({ publicUrl }: Pick<Services, "publicUrl">): RelyingParty | undefined {
  const { hostname: id, origin } = new URL(publicUrl);
  return /^[\d.]+$|^\[/.test(id) ? undefined : { id, name: "Enishi", origin };
}
