import { useCallback, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { showRegistrationColumns } from "#features/member-details/contract/calls.ts";
import {
  ServiceButtons,
  ServiceRefusal,
  type SignUpClaim,
  SignUpClaimFilledIn,
  SignUpClaimNotice,
  useArrival,
} from "#features/social-logins/web/index.ts";
import { FlowScreen } from "#kit/ui/form-flow/flow-screen.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { flowSteps } from "./flow-steps.ts";
import { InvitingCommunity } from "./inviting-community.tsx";
import { useRegistrationMessages } from "./messages.ts";
import { RegisterForm } from "./register-form.tsx";
import { fillIn, keepValues, type RegistrationDraft, readDraft } from "./registration-draft.ts";
import { errorPath, joiningPath, registrationPaths } from "./registration-paths.ts";
import type { RegistrationReturnState } from "./use-refusal.ts";

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
  if (!draft) return <Navigate to={errorPath("INVALID_URL_ERROR")} replace />;
  if (claimService && draft.service !== claimService)
    return <SignUpClaimFilledIn service={claimService} onNamed={onNamed} />;
  const doWithout = () => {
    const kept = { ...(readDraft() ?? draft), service: undefined };
    keepValues(kept);
    setDraft(kept);
    void navigate(registrationPaths.input, { replace: true });
  };
  return (
    <InvitingCommunity community={draft.community}>
      <Register draft={draft} onDoWithout={doWithout} />
    </InvitingCommunity>
  );
}

type RegisterProps = { readonly draft: RegistrationDraft; readonly onDoWithout: () => void };

function Register({ draft, onDoWithout }: RegisterProps) {
  const text = useRegistrationMessages().input;
  const { language } = useLanguage();
  const { refusal } = useArrival();
  const returned = useLocation().state as RegistrationReturnState;
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
          {refusal && <ServiceButtons mode="invite" redirect={joiningPath(draft.invited_code)} />}
          {returned?.message_code && (
            <NoticeBox alert>{errorText({ message_code: returned.message_code }, language)}</NoticeBox>
          )}
          {returned?.passwordsAgain && <NoticeBox>{text.passwordsAgain}</NoticeBox>}
        </>
      }
    >
      <Loaded query={columns} skeleton={<RowSkeletons count={8} />}>
        {({ data }) => <RegisterForm draft={draft} definition={data} serverFaults={returned?.faults ?? []} />}
      </Loaded>
    </FlowScreen>
  );
}
