import { commonErrors, type FieldFault } from "#kit/contract/errors.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import type { ErrorOccasion } from "#kit/web/errors/report-error.ts";
import type { Screen } from "#kit/web/screens/screen.ts";
import { decideReaction } from "./decide-reaction.ts";

export type Surroundings = {
  readonly currentScreen: () => Screen | undefined;
  /** Shows the text of a code; each code has at most one toast at a time. R310 */
  readonly toast: (fault: Pick<FieldFault, "message_code" | "params">) => void;
  /** Asks for consent to the newest terms, over the screen. */
  readonly askForConsent: (communityId: number) => void;
  /** Leads to where an administrator sets up the factor that the community demands; the page says why. */
  readonly goToSecondFactors: () => void;
  readonly goToLogin: () => void;
  readonly goToLobby: () => void;
  readonly goToPage: (path: string, requestId: string | undefined) => void;
};

/** R295: several calls of one screen are refused at once, but make one message. */
const IP_TOAST_EVERY_MS = 500;

/** Carries out what `decideReaction` returns for a failed call. */
export function createErrorReporter(around: Surroundings, now: () => number = Date.now) {
  let ipToastAt = Number.NEGATIVE_INFINITY;

  const toast = (error: ApiError, code: string) => {
    if (code === commonErrors.ERROR_IP_ADDRESS_NOT_WHITELISTED.code) {
      if (now() - ipToastAt < IP_TOAST_EVERY_MS) return;
      ipToastAt = now();
    }
    const fault = error.faults.find((one) => one.message_code === code);
    around.toast({ message_code: code, ...(fault?.params ? { params: fault.params } : {}) });
  };

  return (error: ApiError, { call, silent }: ErrorOccasion): void => {
    const reaction = decideReaction(error, { call, silent, screen: around.currentScreen() });
    if ("code" in reaction) toast(error, reaction.code);
    if ("toast" in reaction && reaction.toast) toast(error, reaction.toast);
    if (reaction.kind === "consent") around.askForConsent(Number(error.faults[0]?.params?.community_id));
    if (reaction.kind === "secondFactor") around.goToSecondFactors();
    if (reaction.kind === "login") around.goToLogin();
    if (reaction.kind === "lobby") around.goToLobby();
    if (reaction.kind === "page") around.goToPage(reaction.path, error.requestId);
  };
}
