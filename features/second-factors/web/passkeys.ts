import { commonErrors } from "#kit/contract/errors.ts";
import { ApiError } from "#kit/web/api/api-error.ts";
import type { PasskeyAssertion, PasskeyAttestation } from "../contract/schemas.ts";

/** Tells whether this browser supports passkeys and makes them for this page's host: a bare number has none. */
export const arePasskeysPossible = (): boolean =>
  typeof PublicKeyCredential === "function" && !/^[\d.]+$|^\[/.test(window.location.hostname);

type Options = Readonly<Record<string, unknown>> & { readonly challenge: string };
/** The person closed the browser's dialog or took too long, or the authenticator has a passkey already. */
export type PasskeyProblem = "cancelled" | "registered";
export class PasskeyFailure extends ApiError {
  readonly problem: PasskeyProblem;
  constructor(problem: PasskeyProblem, cause: unknown) {
    super(0, commonErrors.ERROR_UNEXPECTED.code);
    this.problem = problem;
    this.cause = cause;
  }
}

const explain = (cause: unknown): never => {
  const isRegistered = cause instanceof Error && cause.name === "InvalidStateError";
  throw new PasskeyFailure(isRegistered ? "registered" : "cancelled", cause);
};

export async function makePasskey(options: Options): Promise<PasskeyAttestation> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  return startRegistration({ optionsJSON: options as never }).catch(explain) as Promise<PasskeyAttestation>;
}

export async function askForPasskey(options: Options): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  return startAuthentication({ optionsJSON: options as never }).catch(explain) as Promise<PasskeyAssertion>;
}
