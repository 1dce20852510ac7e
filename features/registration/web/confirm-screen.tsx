import { useQueryClient } from "@tanstack/react-query";
import { Navigate, useNavigate } from "react-router";
import { useOccupations } from "#features/occupations/web/index.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { ConfirmList, FlowSteps } from "#kit/ui/form-flow/form-flow.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useCall, useSend } from "#kit/web/query/use-call.ts";
import { registerAlumnus, showRegistrationColumns } from "../contract/calls.ts";
import { answerField } from "../contract/details.ts";
import { registrationErrors } from "../contract/errors.ts";
import { type RegistrationForm, requirement } from "../contract/form.ts";
import { prepareRegistration, type Registration } from "../contract/registration-schema.ts";
import { detailItems } from "./confirm-items.ts";
import { flowSteps } from "./flow-steps.ts";
import { useRegistrationMessages } from "./messages.ts";
import type { ReturnState } from "./register-screen.tsx";
import styles from "./registration.module.css";
import { endDraft, type RegistrationDraft, readDraft } from "./registration-draft.ts";
import { endsRegistration, registrationCode } from "./registration-errors.ts";
import { errorPath, registrationPaths } from "./registration-paths.ts";

/** SA21: everything once more, then it is sent. */
export default function ConfirmScreen() {
  const draft = readDraft();
  const { language } = useLanguage();
  const { data, error, isFetching, refetch } = useCall(
    showRegistrationColumns,
    { params: { id: draft?.community.id ?? 0 } },
    { enabled: draft !== null, staleTime: Number.POSITIVE_INFINITY, meta: { quiet: true } },
  );
  if (!draft) return <Navigate to={errorPath("INVALID_URL_ERROR")} replace />;
  // A reload has forgotten the passwords, and without them nothing can be sent.
  if (!draft.values.password)
    return (
      <Navigate to={registrationPaths.input} state={{ passwordsAgain: true } satisfies ReturnState} replace />
    );
  if (data) return <Confirm draft={draft} form={data.data} />;
  if (!error) return <RowSkeletons count={8} />;
  const message = errorText({ message_code: error.code }, language);
  return <ErrorState message={message} onRetry={() => void refetch()} pending={isFetching} />;
}

type Props = { readonly draft: RegistrationDraft; readonly form: RegistrationForm };

function Confirm({ draft, form }: Props) {
  const text = useRegistrationMessages();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const register = useRegister();
  const registration = prepareRegistration(draft.values, form);
  const jobType = useJobTypeName(registration, form);
  const hidden = (name: "password" | "secondary_password") => ({
    label: text.field[name],
    value: registration[name] ? text.confirm.hidden : text.confirm.notGiven,
  });
  const failure = register.error && registrationCode(register.error);
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <FlowSteps steps={flowSteps} current="confirm" />
        <h1>{text.confirm.title}</h1>
        <p className={styles.lead}>{text.confirm.lead}</p>
      </div>
      <Card>
        <ConfirmList
          items={[
            ...detailItems(registration, { text, language, form, jobType }),
            { label: text.field.email, value: registration.email },
            hidden("password"),
            hidden("secondary_password"),
            { label: text.confirm.consent, value: text.confirm.agreed },
          ]}
        />
      </Card>
      {failure && <NoticeBox alert>{errorText({ message_code: failure }, language)}</NoticeBox>}
      <div className={styles.buttons}>
        <Button onClick={() => navigate(registrationPaths.input)} disabled={register.isPending}>
          {text.confirm.back}
        </Button>
        <Button
          variant="primary"
          pending={register.isPending}
          onClick={() => register.mutate({ body: bodyOf(draft, form) })}
        >
          {text.confirm.register}
        </Button>
      </div>
    </div>
  );
}

/** With the questions as they stood here, so that the server notices when they have changed. R094 */
const bodyOf = (draft: RegistrationDraft, form: RegistrationForm) => ({
  ...prepareRegistration(draft.values, form),
  ...Object.fromEntries(
    form.additional_information.map(({ number, question }) => [`${answerField(number)}_question`, question]),
  ),
  invited_code: draft.invited_code,
});

function useJobTypeName(
  { job_type_parent_id, job_type_child_id }: Registration,
  form: RegistrationForm,
): string {
  const { occupations } = useOccupations(form.columns.job_type !== requirement.unnecessary);
  const parent = occupations.find((one) => one.value === String(job_type_parent_id));
  const child = parent?.children.find((one) => one.value === String(job_type_child_id));
  return [parent?.label, child?.label].filter(Boolean).join(" / ");
}

/** R276–R278: what a field can mend leads back to the form, what nothing can mend to its page; the rest stays here. */
function useRegister() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const refuse = (error: ApiError) => {
    const code = registrationCode(error);
    if (endsRegistration(code)) return navigate(errorPath(code), { replace: true });
    if (code === registrationErrors.REGISTER_FAILED.code || error.status !== 400) return undefined;
    if (code === registrationErrors.ERROR_ADDITIONAL_INFORMATIONS.code)
      queryClient.removeQueries({ queryKey: [showRegistrationColumns.path] });
    const faults = error.faults.filter((fault) => fault.field);
    const state: ReturnState = faults.length > 0 ? { faults } : { message_code: code };
    return navigate(registrationPaths.input, { state });
  };
  return useSend(registerAlumnus, {
    meta: { quiet: true },
    onSuccess: () => {
      endDraft();
      navigate(registrationPaths.mailed, { replace: true });
    },
    onError: refuse,
  });
}
