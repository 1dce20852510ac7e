import { useQueryClient } from "@tanstack/react-query";
import { defaultConsentVersions } from "#features/registration/contract/consent.ts";
import { CommunityConsent, useRegistrationMessages } from "#features/registration/web/index.ts";
import { Form } from "#kit/web/forms/form.tsx";
import { useFlow } from "#kit/web/forms/use-flow.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { refreshChanged } from "#kit/web/query/after-call.ts";
import { joinAsEmployee } from "../contract/calls.ts";
import type { FinishedState } from "./finished-screen.tsx";
import type { InvitedProps } from "./invitation-screen.tsx";
import { LeaveButton } from "./invited.tsx";
import { endsJoining, fieldFaultsOf, shownFault } from "./joining-errors.ts";
import { joiningFlow } from "./joining-links.ts";
import { useEmployeeMessages } from "./messages.ts";

/** The invited employee is signed in, so only the community's terms are asked. */
export function AsAccount({ invitationKey, answer, onChanged }: InvitedProps) {
  const { invitation: invitationText } = useRegistrationMessages();
  const text = useEmployeeMessages().join;
  const flow = useFlow(joiningFlow);
  const cache = useQueryClient();
  const { employee_community_information: community, account } = answer;
  const name = account?.name ?? "";
  const form = useForm(joinAsEmployee, {
    initial: () => ({
      consent_community: false,
      consent_community_version: defaultConsentVersions.community as number,
    }),
    input: (consent) => ({
      params: { id: community.id },
      body: { ...consent, invited_code: invitationKey },
    }),
    onDone: () => flow.finish({ community, isNew: false } satisfies FinishedState),
    onRefused: (error) => {
      if (endsJoining(error)) {
        onChanged();
        return [];
      }
      refreshChanged(cache, joinAsEmployee);
      const faults = fieldFaultsOf(error);
      return faults.length > 0 ? faults : [shownFault(error)];
    },
  });
  return (
    <>
      <p>{text.lead(name)}</p>
      <Form form={form} submit={text.submit}>
        <CommunityConsent state={form} community={community} kind="employee" />
      </Form>
      <LeaveButton label={invitationText.notMe(name)} variant="subtle" onOut={onChanged} />
    </>
  );
}
