import * as z from "zod/mini";
import { fault } from "#kit/contract/fields/field-errors.ts";
import { stringField } from "#kit/contract/fields/field-schema.ts";
import { line } from "#kit/contract/fields/text.ts";
import { fromElsewhere } from "#kit/contract/wire.ts";
import { APP_CODE_DIGITS, PASSKEY_NAME, RECOVERY_CODE_MAX } from "./limits.ts";

const encoded = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const credential = {
  id: encoded(1_500),
  rawId: encoded(1_500),
  type: z.literal("public-key"),
  // The product asks for no extension, so a browser's results of extensions are dropped.
  clientExtensionResults: z.pipe(
    z.optional(fromElsewhere(z.object({}))),
    z.transform(() => ({})),
  ),
};

/**
 * This is a passkey's answer to a challenge, as WebAuthn writes it in JSON; the library checks it. Browsers and password
 * managers put fields of their own into it.
 */
export const passkeyAssertion = fromElsewhere(
  z.object({
    ...credential,
    response: fromElsewhere(
      z.object({
        clientDataJSON: encoded(4_000),
        authenticatorData: encoded(4_000),
        // Signatures that withstand quantum computers have thousands of bytes.
        signature: encoded(10_000),
        userHandle: z.optional(z.string().check(z.maxLength(200))),
      }),
    ),
  }),
);

/** A browser answers this with a new passkey. */
export const passkeyAttestation = fromElsewhere(
  z.object({
    ...credential,
    response: fromElsewhere(
      z.object({
        clientDataJSON: encoded(4_000),
        attestationObject: encoded(20_000),
        transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
      }),
    ),
  }),
);

/** The browser passes these on to the authenticator, as WebAuthn writes them in JSON; the library makes them. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

const join = (typed: string) => typed.normalize("NFKC").replace(/[\s-]/g, "");

/** A code is often copied with a space in the middle, or typed in full width. */
export const appCode = () =>
  stringField({
    max: APP_CODE_DIGITS,
    convert: join,
    find: (code) => {
      if (!/^\d+$/.test(code)) return fault("DIGITS");
      const { length } = code;
      if (length < APP_CODE_DIGITS) return fault("TOO_SHORT", { min: APP_CODE_DIGITS, length });
      return length > APP_CODE_DIGITS ? fault("TOO_LONG", { max: APP_CODE_DIGITS, length }) : undefined;
    },
  });

/** The separators between the groups, and the case, do not matter. */
export const recoveryCode = () =>
  stringField({
    max: RECOVERY_CODE_MAX,
    convert: (typed) => join(typed).toLowerCase(),
    find: ({ length }) =>
      length > RECOVERY_CODE_MAX ? fault("TOO_LONG", { max: RECOVERY_CODE_MAX, length }) : undefined,
  });

/** One of the three proves the second factor. */
export const secondFactorProof = z.object({
  code: z.optional(appCode()),
  recovery_code: z.optional(recoveryCode()),
  passkey: z.optional(passkeyAssertion),
});
export type SecondFactorProof = z.output<typeof secondFactorProof>;
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;
export type PasskeyAttestation = z.output<typeof passkeyAttestation>;

export const passkeyName = () => line(PASSKEY_NAME);
