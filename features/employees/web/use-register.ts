import { useNavigate } from "react-router";
import { useBeginSession } from "#features/sessions/web/index.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import type { useFlow } from "#kit/web/forms/use-flow.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { registerEmployee } from "../contract/calls.ts";
import { prepareJoining } from "../contract/joining-schema.ts";
import type { FinishedState } from "./finished-screen.tsx";
import { type EmployeeJoiningDraft, endDraft } from "./joining-draft.ts";
import { endsJoining, fieldFaultsOf, shownFault } from "./joining-errors.ts";
import { invitationLink } from "./joining-links.ts";

type Flow = ReturnType<typeof useFlow>;

/** Registers and signs in. */
export function useRegister(draft: EmployeeJoiningDraft, flow: Flow) {
  const begin = useBeginSession("community");
  const { language } = useLanguage();
  const onRefused = useRefusal(draft, flow);
  return useAction(registerEmployee, {
    input: () => ({
      body: { ...prepareJoining(draft.values), invited_code: draft.invited_code },
    }),
    onDone: async ({ data: { session } }) => {
      endDraft();
      await begin(session);
      return flow.finish({ community: draft.community, isNew: true } satisfies FinishedState);
    },
    // This says what neither a field nor the page of the invitation says.
    refused: (error) => errorText(shownFault(error), language),
    onRefused,
    showsProblem: true,
  });
}

/** R276–R278: faults of fields lead back to the form, final refusals to the page of the invitation. */
function useRefusal({ invited_code }: EmployeeJoiningDraft, flow: Flow): (error: ApiError) => void {
  const navigate = useNavigate();
  return (error) => {
    if (endsJoining(error)) return void navigate(invitationLink(invited_code), { replace: true });
    const faults = fieldFaultsOf(error);
    if (faults.length > 0) flow.toInput({ faults });
  };
}
