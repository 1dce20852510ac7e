import { useState } from "react";
import { useLocation } from "react-router";
import { InvitingCommunity, useRegistrationMessages } from "#features/registration/web/index.ts";
import { FlowScreen } from "#kit/ui/form-flow/flow-screen.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { flowSteps } from "./flow-steps.ts";
import { readDraft } from "./joining-draft.ts";
import { useEmployeeMessages } from "./messages.ts";
import { NotInvited } from "./not-invited.tsx";
import { RegisterForm } from "./register-form.tsx";
import type { JoiningReturnState } from "./use-register.ts";

export default function RegisterScreen() {
  const { input } = useRegistrationMessages();
  const text = useEmployeeMessages().register;
  const returned = useLocation().state as JoiningReturnState;
  const [draft] = useState(readDraft);
  if (!draft) return <NotInvited />;
  return (
    <InvitingCommunity community={draft.community}>
      <FlowScreen
        steps={flowSteps}
        title={text.title}
        lead={text.lead(draft.community.name)}
        notice={returned?.passwordsAgain && <NoticeBox>{input.passwordsAgain}</NoticeBox>}
      >
        <RegisterForm draft={draft} serverFaults={returned?.faults ?? []} />
      </FlowScreen>
    </InvitingCommunity>
  );
}
