import { useState } from "react";
import { InvitingCommunity } from "#features/registration/web/index.ts";
import { FlowScreen } from "#kit/ui/form-flow/flow-screen.tsx";
import { FlowNotice, useFlow } from "#kit/web/forms/use-flow.tsx";
import { flowSteps } from "./flow-steps.ts";
import { readDraft } from "./joining-draft.ts";
import { joiningFlow } from "./joining-links.ts";
import { useEmployeeMessages } from "./messages.ts";
import { NotInvited } from "./not-invited.tsx";
import { RegisterForm } from "./register-form.tsx";

export default function RegisterScreen() {
  const text = useEmployeeMessages().register;
  const flow = useFlow(joiningFlow);
  const [draft] = useState(readDraft);
  if (!draft) return <NotInvited />;
  return (
    <InvitingCommunity community={draft.community}>
      <FlowScreen
        steps={flowSteps}
        title={text.title}
        lead={text.lead(draft.community.name)}
        notice={<FlowNotice flow={flow} />}
      >
        <RegisterForm draft={draft} flow={flow} />
      </FlowScreen>
    </InvitingCommunity>
  );
}
