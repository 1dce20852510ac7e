import { Navigate } from "react-router";
import { showRegistrationColumns } from "#features/member-details/contract/calls.ts";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import { questionsSeen } from "#features/member-details/contract/slots.ts";
import { detailItems, useJobTypeName, useMemberDetailsMessages } from "#features/member-details/web/index.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import { FlowConfirm } from "#kit/ui/form-flow/flow-screen.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { LostPasswords, useFlow } from "#kit/web/forms/use-flow.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { registerAlumnus } from "../contract/calls.ts";
import { prepareRegistration, type Registration } from "../contract/registration-schema.ts";
import { flowSteps } from "./flow-steps.ts";
import { InvitingCommunity } from "./inviting-community.tsx";
import { useRegistrationMessages } from "./messages.ts";
import { endDraft, type RegistrationDraft, readDraft } from "./registration-draft.ts";
import { registrationCode } from "./registration-errors.ts";
import { errorLink, registrationFlow } from "./registration-links.ts";
import { useRefusal } from "./use-refusal.ts";

export default function ConfirmScreen() {
  const draft = readDraft();
  const columns = useCall(
    showRegistrationColumns,
    { params: { id: draft?.community.id ?? 0 } },
    { enabled: draft !== null, staleTime: Number.POSITIVE_INFINITY },
  );
  if (!draft) return <Navigate to={errorLink("INVALID_URL_ERROR")} replace />;
  // A reload loses the passwords, and without them nothing can be sent.
  if (!draft.values.password) return <LostPasswords input={linkTo("/alumni/register_alumnus")} />;
  return (
    <Loaded query={columns} skeleton={<RowSkeletons count={8} />}>
      {({ data }) => (
        <InvitingCommunity community={draft.community} code={draft.invited_code}>
          <Confirm draft={draft} form={data} />
        </InvitingCommunity>
      )}
    </Loaded>
  );
}

type Props = { readonly draft: RegistrationDraft; readonly form: RegistrationForm };

function Confirm({ draft, form }: Props) {
  const text = useRegistrationMessages();
  const details = useMemberDetailsMessages();
  const { language } = useLanguage();
  const flow = useFlow(registrationFlow);
  const onRefused = useRefusal(flow);
  const register = useAction(registerAlumnus, {
    input: () => ({ body: bodyOf(draft, form) }),
    onDone: () => {
      endDraft();
      return flow.finish();
    },
    refused: (error) => errorText({ message_code: registrationCode(error) }, language),
    onRefused,
    showsProblem: true,
  });
  const registration = prepareRegistration(draft.values, form);
  const jobType = useJobTypeName(registration, form);
  const email = { label: text.field.email, value: <EmailAddress address={registration.email} /> };
  return (
    <FlowConfirm
      steps={flowSteps(draft.isReviewed ?? false)}
      title={text.confirm.title}
      lead={text.confirm.lead}
      items={[
        ...detailItems(registration, { text: details, language, form, jobType }, email),
        { label: text.field.password, value: text.confirm.hidden },
        ...consentItem(registration, text.confirm),
      ]}
      action={register}
      submit={text.confirm.register}
      onBack={flow.toInput}
    />
  );
}

/** Says which terms were agreed to; a provider who has published none asks for the community's alone. */
const consentItem = (
  { consent_enishi, consent_community }: Registration,
  text: ReturnType<typeof useRegistrationMessages>["confirm"],
) => {
  const label = consent_enishi ? text.consent : text.consentCommunity;
  return consent_community ? [{ label, value: text.agreed }] : [];
};

const bodyOf = (draft: RegistrationDraft, form: RegistrationForm) => ({
  ...prepareRegistration(draft.values, form),
  ...questionsSeen(form),
  invited_code: draft.invited_code,
  ...(draft.service && { sns_provider: draft.service }),
});
