import * as z from "zod/mini";
import { time } from "#kit/contract/wire.ts";

export const passkey = z.object({
  id: z.number(),
  name: z.string(),
  created_at: time,
  last_used_at: z.nullable(time),
});
export type Passkey = z.output<typeof passkey>;

export const ownSecondFactors = z.object({
  /** It is false where browsers allow none, because the product's URL has no host name but a number. */
  passkeys_possible: z.boolean(),
  passkeys: z.array(passkey),
  app: z.nullable(z.object({ created_at: time })),
  recovery_codes_left: z.number(),
  /** These communities demand it of this person as an administrator. */
  demanded_by: z.array(z.string()),
});
export type OwnSecondFactors = z.output<typeof ownSecondFactors>;

/** The codes are shown once; empty where the person has some already. */
export const newRecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const demand = z.object({
  demands_second_factor: z.boolean(),
  /** The caller may end the demand. */
  may_stop: z.boolean(),
  administrators: z.array(
    z.object({ user_id: z.number(), name: z.string(), has_second_factor: z.boolean() }),
  ),
});
