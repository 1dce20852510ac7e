import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { showRegistrationColumns } from "#features/member-details/contract/calls.ts";
import { memberDetailsErrors } from "#features/member-details/contract/errors.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import type { useFlow } from "#kit/web/forms/use-flow.tsx";
import { forget } from "#kit/web/query/after-call.ts";
import { showInvitedCommunity } from "../contract/calls.ts";
import { registrationErrors } from "../contract/errors.ts";
import { ownPlace } from "./own-place.tsx";
import { endsRegistration, registrationCode } from "./registration-errors.ts";
import { errorLink } from "./registration-links.ts";

/** R276–R278: faults of fields lead back to the form, final refusals to their page; others stay here. */
export function useRefusal(flow: ReturnType<typeof useFlow>): (error: ApiError) => void {
  const navigate = useNavigate();
  const cache = useQueryClient();
  return (error) => {
    const own = ownPlace("alumni", error);
    if (own) return void navigate(own, { replace: true });
    const code = registrationCode(error);
    if (endsRegistration(code)) return void navigate(errorLink(code), { replace: true });
    if (code === registrationErrors.REGISTER_FAILED.code || error.status !== 400) return undefined;
    if (code === memberDetailsErrors.ERROR_ADDITIONAL_INFORMATIONS.code)
      forget(cache, showRegistrationColumns, showInvitedCommunity);
    const faults = error.faults.filter((fault) => fault.field);
    return flow.toInput(faults.length > 0 ? { faults } : { problem: code });
  };
}
