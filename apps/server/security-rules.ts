import { finishSignIn } from "#features/sessions/contract/calls.ts";
import { finishSocialLogin } from "#features/social-logins/contract/calls.ts";
import {
  finishPartnerSignIn,
  finishPartnerSignInOf,
} from "#features/social-logins/contract/partner-calls.ts";
import { arrival } from "#features/social-logins/contract/paths.ts";
import type { AnyCall } from "#kit/contract/call.ts";
import type { SecurityRule } from "#kit/server/http/security-notes.ts";

const proof = (body: unknown): string => {
  const { passkey, recovery_code } = (body ?? {}) as { passkey?: unknown; recovery_code?: unknown };
  if (passkey) return "passkey";
  return recovery_code ? "recoveryCode" : "code";
};

const redirected = { name: arrival.linked, event: "loginLinked" } as const;

/** What these mean depends on what is sent or answered; every other call says it itself, as `security`. */
const ofLogins: ReadonlyMap<AnyCall, SecurityRule> = new Map<AnyCall, SecurityRule>([
  [finishSignIn.alumnus, { event: "login", by: proof }],
  [finishSignIn.employee, { event: "login", by: proof }],
  [finishSignIn.operator, { event: "login", by: proof }],
  [finishSocialLogin, { event: "login", by: "social", redirected }],
  [finishPartnerSignIn, { event: "login", by: "partner", redirected }],
  [finishPartnerSignInOf, { event: "login", by: "partner", redirected }],
]);

/** The security log records a call so. A test ensures that no act of an office is missing. */
export function securityRuleOf(call: AnyCall): SecurityRule | undefined {
  const { security } = call;
  return ofLogins.get(call) ?? (typeof security === "string" ? { event: security } : security);
}
