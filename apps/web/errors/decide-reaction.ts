import { commonErrors, errorCodes } from "#kit/contract/errors.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { knowErrors } from "#kit/web/errors/error-texts.ts";
import type { ErrorOccasion } from "#kit/web/errors/report-error.ts";
import type { Screen } from "#kit/web/screens/screen.ts";

export type Reaction =
  | { readonly kind: "none" }
  | { readonly kind: "toast"; readonly code: string }
  | { readonly kind: "consent" }
  | { readonly kind: "secondFactor" }
  | { readonly kind: "login" }
  | { readonly kind: "lobby"; readonly toast?: string }
  | {
      readonly kind: "page";
      readonly path: "/404" | "/500" | "/maintenance" | "/suspended";
      readonly toast?: string;
    };

export type Occasion = ErrorOccasion & {
  readonly screen: Pick<Screen, "access" | "whenUnauthorized" | "whenForbidden" | "whenNotFound"> | undefined;
};

const { UPDATE_FAILED } = errorCodes({
  /** This is shown where a change failed for an unknown reason. R475 */
  UPDATE_FAILED: {
    status: 500,
    ja: "更新できませんでした。時間をおいて、もう一度お試しください。続く場合は、「お問い合わせ」からご連絡ください。",
    en: "Update failed. Please try again later. If it keeps happening, contact us.",
  },
});
knowErrors([UPDATE_FAILED]);

/** R288, R289, R295–R304, R306–R309: decides in this one place what a failed call looks like. */
export function decideReaction(error: ApiError, occasion: Occasion): Reaction {
  if (error.status === 401) return occasion.screen?.whenUnauthorized === "stay" ? none : { kind: "login" };
  if (error.code === commonErrors.ERROR_TERMS_NOT_AGREED.code) return { kind: "consent" };
  if (error.code === commonErrors.ERROR_SECOND_FACTOR_DEMANDED.code) return { kind: "secondFactor" };
  if (error.status === 403) return onForbidden(error, occasion);
  if (error.code === commonErrors.ERROR_MAINTENANCE.code && occasion.call === "query")
    return { kind: "page", path: "/maintenance" };
  if (occasion.silent) return none;
  if (error.status === 0) return { kind: "toast", code: error.code };
  if (error.status === 404) return onNotFound(error, occasion);
  if (error.status === 503) return occasion.call !== "mutation" ? none : { kind: "toast", code: error.code };
  if (error.status >= 500) return onServerError(error, occasion);
  return { kind: "toast", code: error.code };
}

const none: Reaction = { kind: "none" };

/** A failed query leads away from the screen; a failed change leaves it as it is. R295–R303 */
function onForbidden(error: ApiError, { call, screen, silent }: Occasion): Reaction {
  const isNotFound = screen?.whenForbidden === "notFound";
  if (error.code === commonErrors.ERROR_COMMUNITY_SUSPENDED.code) return { kind: "page", path: "/suspended" };
  if (error.code === commonErrors.ERROR_IP_ADDRESS_NOT_WHITELISTED.code)
    // Somebody about to join has no lobby yet.
    return isNotFound && screen.access === "public"
      ? { kind: "page", path: "/404", toast: error.code }
      : { kind: "lobby", toast: error.code };
  if (call === "mutation") return silent ? none : { kind: "toast", code: error.code };
  const isOfConsole = screen?.access === "administrator" || screen?.access === "operator";
  if (isNotFound || isOfConsole) return { kind: "page", path: "/404" };
  return { kind: "lobby", toast: error.code };
}

/** R159, R304, R306–R309: a missing object is a page where it is the screen, and a toast where it is one of many. */
function onNotFound(error: ApiError, { call, screen }: Occasion): Reaction {
  if (call !== "mutation" && screen?.whenNotFound !== "toast") return { kind: "page", path: "/404" };
  return { kind: "toast", code: error.code };
}

/** R288, R289: a failure keeps what is on the screen and what was typed there. */
function onServerError(error: ApiError, { call }: Occasion): Reaction {
  if (call === "mutation" && error.code === commonErrors.ERROR_UNEXPECTED.code)
    return { kind: "toast", code: UPDATE_FAILED.code };
  const keepsScreen = error.code === commonErrors.TRANSACTION_ERROR.code || call !== "query";
  return keepsScreen ? { kind: "toast", code: error.code } : { kind: "page", path: "/500" };
}
