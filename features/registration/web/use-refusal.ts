import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { showRegistrationColumns } from "#features/member-details/contract/calls.ts";
import { memberDetailsErrors } from "#features/member-details/contract/errors.ts";
import type { FieldFault } from "#kit/contract/errors.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { forget } from "#kit/web/query/after-call.ts";
import { showInvitedCommunity } from "../contract/calls.ts";
import { registrationErrors } from "../contract/errors.ts";
import { endsRegistration, registrationCode } from "./registration-errors.ts";
import { errorPath } from "./registration-paths.ts";

/** The confirmation hands back to its form why it could not be sent, or that passwords are needed again. */
export type RegistrationReturnState = {
  readonly faults?: readonly FieldFault[];
  readonly message_code?: string;
  readonly passwordsAgain?: boolean;
} | null;

/** R276–R278: faults of fields lead back to the form, final refusals to their page; others stay here. */
export function useRefusal(inputPath: string): (error: ApiError) => void {
  const navigate = useNavigate();
  const cache = useQueryClient();
  return (error) => {
    const code = registrationCode(error);
    if (endsRegistration(code)) return void navigate(errorPath(code), { replace: true });
    if (code === registrationErrors.REGISTER_FAILED.code || error.status !== 400) return undefined;
    if (code === memberDetailsErrors.ERROR_ADDITIONAL_INFORMATIONS.code)
      forget(cache, showRegistrationColumns, showInvitedCommunity);
    const faults = error.faults.filter((fault) => fault.field);
    const state: RegistrationReturnState = faults.length > 0 ? { faults } : { message_code: code };
    return void navigate(inputPath, { state });
  };
}
