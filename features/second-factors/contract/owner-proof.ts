import * as z from "zod/mini";
import { ownerErrors } from "#features/accounts/contract/owner.ts";
import { ownerPassword } from "#features/accounts/contract/schemas.ts";
import { secondFactorErrors } from "./errors.ts";
import { passkeyAssertion } from "./schemas.ts";

/** One of the two proves that the signed-in person is the owner of the account. */
export const ownerProof = { current_password: ownerPassword, passkey: z.optional(passkeyAssertion) };
export const ownerProofBody = z.object(ownerProof);
export type OwnerProof = z.output<typeof ownerProofBody>;

export const ownerProofErrors = [...ownerErrors, secondFactorErrors.ERROR_PASSKEY];
