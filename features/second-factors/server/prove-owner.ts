import { confirmOwner, lockUnchanged } from "#features/accounts/server/index.ts";
import type { Context } from "#kit/server/http/context.ts";
import type { Work } from "#kit/server/work/work.ts";
import type { OwnerProof } from "../contract/owner-proof.ts";
import { confirmByPasskey } from "./confirm-by-passkey.ts";

/**
 * Asks for the password, or a passkey, before an act that only the owner may do. Call it outside a transaction; what it
 * returns completes the proof in the transaction of the act and locks the account.
 * @throws what `confirmOwner` throws, ERROR_PASSKEY
 */
export async function proveOwner(
  context: Context,
  { current_password, passkey }: OwnerProof,
): Promise<(work: Work) => Promise<void>> {
  const { account } = context;
  if (!account) throw new Error("a proof is asked of nobody");
  if (passkey) return (work) => confirmByPasskey(work, account, passkey);
  const seen = await confirmOwner({ ...context, account }, current_password);
  return async (work) => void (await lockUnchanged(work.db, seen));
}
