import { useState } from "react";
import { nameFields } from "#features/member-details/contract/details.ts";
import { useMemberDetailsMessages } from "#features/member-details/web/index.ts";
import { InvitingCommunity, useRegistrationMessages } from "#features/registration/web/index.ts";
import { showDate } from "#kit/contract/fields/tokyo-time.ts";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import { FlowConfirm } from "#kit/ui/form-flow/flow-screen.tsx";
import { LostPasswords, useFlow } from "#kit/web/forms/use-flow.tsx";
import { prepareJoining } from "../contract/joining-schema.ts";
import { flowSteps } from "./flow-steps.ts";
import { type EmployeeJoiningDraft, readDraft } from "./joining-draft.ts";
import { joiningFlow } from "./joining-links.ts";
import { useEmployeeMessages } from "./messages.ts";
import { NotInvited } from "./not-invited.tsx";
import { useRegister } from "./use-register.ts";

export default function ConfirmScreen() {
  // The draft is read once, because sending deletes it before this screen has gone.
  const [draft] = useState(readDraft);
  if (!draft) return <NotInvited />;
  // A reload loses the passwords, and without them nothing can be sent.
  if (!draft.values.password) return <LostPasswords input={joiningFlow.input} />;
  return <Confirm draft={draft} />;
}

function Confirm({ draft }: { draft: EmployeeJoiningDraft }) {
  const text = useRegistrationMessages();
  const details = useMemberDetailsMessages();
  const own = useEmployeeMessages().register;
  const flow = useFlow(joiningFlow);
  const register = useRegister(draft, flow);
  const values = prepareJoining(draft.values);
  return (
    <InvitingCommunity community={draft.community}>
      <FlowConfirm
        steps={flowSteps}
        title={text.confirm.title}
        lead={text.confirm.lead}
        items={[
          ...nameFields.map((name) => ({ label: details.field[name], value: values[name] })),
          { label: details.field.birthday, value: showDate(values.birthday) },
          { label: text.field.email, value: <EmailAddress address={draft.email} /> },
          { label: text.field.password, value: text.confirm.hidden },
          ...(values.consent_community
            ? [
                {
                  label: values.consent_enishi ? own.consent : own.consentCommunity,
                  value: text.confirm.agreed,
                },
              ]
            : []),
        ]}
        action={register}
        submit={text.confirm.register}
        onBack={flow.toInput}
      />
    </InvitingCommunity>
  );
}
