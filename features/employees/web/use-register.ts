import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { FieldFault } from "#kit/contract/errors.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { storeSession } from "#kit/web/session/stored-session.ts";
import { registerEmployee } from "../contract/calls.ts";
import { prepareJoining } from "../contract/joining-schema.ts";
import type { FinishedState } from "./finished-screen.tsx";
import { type EmployeeJoiningDraft, endDraft } from "./joining-draft.ts";
import { endsJoining, fieldFaultsOf, shownFault } from "./joining-errors.ts";
import { invitationPath, joiningPaths } from "./joining-paths.ts";

/** The confirmation hands back to the form why it could not be sent, or that passwords are needed again. */
export type JoiningReturnState = {
  readonly faults?: readonly FieldFault[];
  readonly passwordsAgain?: boolean;
} | null;

/** Registers and signs in; nothing of an earlier session stays in this browser. */
export function useRegister(draft: EmployeeJoiningDraft) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { language } = useLanguage();
  const onRefused = useRefusal(draft);
  return useAction(registerEmployee, {
    input: () => ({
      body: { ...prepareJoining(draft.values), invited_code: draft.invited_code } as never,
    }),
    onDone: ({ data: { session } }) => {
      endDraft();
      cache.clear();
      storeSession({ area: "community", ...session });
      return navigate(joiningPaths.finished, {
        replace: true,
        state: { community: draft.community, isNew: true } satisfies FinishedState,
      });
    },
    // This says what neither a field nor the page of the invitation says.
    refused: (error) => errorText(shownFault(error), language),
    onRefused,
    showsProblem: true,
  });
}

/** R276–R278: faults of fields lead back to the form, final refusals to the page of the invitation. */
function useRefusal({ invited_code }: EmployeeJoiningDraft): (error: ApiError) => void {
  const navigate = useNavigate();
  return (error) => {
    if (endsJoining(error)) return void navigate(invitationPath(invited_code), { replace: true });
    const faults = fieldFaultsOf(error);
    if (faults.length === 0) return undefined;
    return void navigate(joiningPaths.input, { state: { faults } satisfies JoiningReturnState });
  };
}
