import { useCallback, useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { showRegistrationColumns } from "#features/member-details/contract/calls.ts";
import {
  ServiceButtons,
  ServiceRefusal,
  type SignUpClaim,
  SignUpClaimFilledIn,
  SignUpClaimNotice,
  useArrival,
} from "#features/social-logins/web/index.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { FlowScreen } from "#kit/ui/form-flow/flow-screen.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { FlowNotice, useFlow } from "#kit/web/forms/use-flow.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { flowSteps } from "./flow-steps.ts";
import { InvitingCommunity } from "./inviting-community.tsx";
import { useRegistrationMessages } from "./messages.ts";
import { RegisterForm } from "./register-form.tsx";
import { fillIn, keepValues, type RegistrationDraft, readDraft } from "./registration-draft.ts";
import { errorLink, joiningLink, registrationFlow } from "./registration-links.ts";

/** SA20 is the community's own form. Somebody without an invitation is sent to enter one. */
export default function RegisterScreen() {
  const [draft, setDraft] = useState(readDraft);
  const navigate = useNavigate();
  const { claimService } = useArrival();
  const onNamed = useCallback(
    (named: SignUpClaim) =>
      setDraft((kept) => (kept && claimService ? fillIn(kept, claimService, named) : kept)),
    [claimService],
  );
  if (!draft) return <Navigate to={errorLink("INVALID_URL_ERROR")} replace />;
  if (claimService && draft.service !== claimService)
    return <SignUpClaimFilledIn service={claimService} onNamed={onNamed} />;
  const doWithout = () => {
    const kept = { ...(readDraft() ?? draft), service: undefined };
    keepValues(kept);
    setDraft(kept);
    void navigate(linkTo("/alumni/register_alumnus"), { replace: true });
  };
  return (
    <InvitingCommunity community={draft.community} code={draft.invited_code}>
      <Register draft={draft} onDoWithout={doWithout} />
    </InvitingCommunity>
  );
}

type RegisterProps = { readonly draft: RegistrationDraft; readonly onDoWithout: () => void };

function Register({ draft, onDoWithout }: RegisterProps) {
  const text = useRegistrationMessages().input;
  const { refusal } = useArrival();
  const flow = useFlow(registrationFlow);
  const columns = useCall(
    showRegistrationColumns,
    { params: { id: draft.community.id } },
    // A form that changes while it is being filled in would lose what was typed.
    { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  );
  return (
    <FlowScreen
      steps={flowSteps(draft.isReviewed ?? false)}
      title={text.title}
      lead={text.lead(draft.community.name)}
      notice={
        <>
          {draft.service && <SignUpClaimNotice service={draft.service} onDecline={onDoWithout} />}
          <ServiceRefusal />
          {refusal && <ServiceButtons mode="invite" redirect={joiningLink(draft.invited_code)} />}
          <FlowNotice flow={flow} />
        </>
      }
    >
      <Loaded query={columns} skeleton={<RowSkeletons count={8} />}>
        {({ data }) => <RegisterForm draft={draft} definition={data} flow={flow} />}
      </Loaded>
    </FlowScreen>
  );
}
