import type { SentAnswer } from "#kit/testing/test-client.ts";

export type CallOutcome = "yes" | "401" | "403" | "404" | "no";

/** Each mark in the table means this. */
export const legend: readonly (readonly [CallOutcome, string])[] = [
  ["yes", "carried out, or refused for what it says and not for who says it"],
  ["no", "400 `FORBIDDEN_OPERATION`: the control is not offered"],
  ["401", "asked to log in"],
  ["403", "wrong role, or no entry at present"],
  ["404", "looks absent"],
];

const refusals: Readonly<Record<number, CallOutcome>> = { 401: "401", 403: "403", 404: "404" };

/** @throws for an answer that says nothing about permission, such as an unexpected error */
export function outcomeOf({ status, body }: Pick<SentAnswer, "status" | "body">): CallOutcome {
  const { error_message_code: code } = (body ?? {}) as { error_message_code?: string };
  // A call that a browser navigates to answers with a redirect.
  if (status === 200 || status === 303) return "yes";
  if (status === 400) return code === "FORBIDDEN_OPERATION" ? "no" : "yes";
  const refusal = refusals[status];
  if (!refusal) throw new Error(`the sample was answered with ${status} ${code}`);
  return refusal;
}
