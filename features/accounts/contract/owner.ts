import * as z from "zod/mini";
import { commonErrors } from "#kit/contract/errors.ts";
import { accountErrors } from "./errors.ts";
import { ownerPassword } from "./schemas.ts";

/** Calls that only the owner of the account may make ask the signed-in person for the password again. */
export const ownerBody = z.object({ current_password: ownerPassword });

export const ownerErrors = [
  accountErrors.ERROR_CURRENT_PASSWORD,
  accountErrors.ERROR_SIGN_IN_AGAIN,
  commonErrors.ERROR_TOO_MANY_PASSWORDS,
];
