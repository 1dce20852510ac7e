import { useState } from "react";
import { useMemberDetailsMessages } from "#features/member-details/web/index.ts";
import { useBeginSession } from "#features/sessions/web/index.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import { PasswordField } from "#kit/ui/fields/password-field.tsx";
import { FlowScreen } from "#kit/ui/form-flow/flow-screen.tsx";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { activateAlumnus, type showPendingRegistration } from "../contract/calls.ts";
import { Activated } from "./activated.tsx";
import { flowSteps } from "./flow-steps.ts";
import { LinkRefused } from "./link-refused.tsx";
import { useRegistrationMessages } from "./messages.ts";

type PendingLink = AnswerOf<typeof showPendingRegistration>["data"];
type Props = {
  readonly token: string;
  readonly link: PendingLink;
  readonly registration: NonNullable<PendingLink["registration"]>;
};

const isAboutPassword = ({ faults }: ApiError): boolean => faults[0]?.field === "password";
const MISSING = [{ message_code: "REQUIRED", field: "password" }];

/** Shows what the link will activate and, in a browser that did not send it, asks for the password chosen then. */
export function Activation({ token, link, registration }: Props) {
  const text = useRegistrationMessages().activation;
  const begin = useBeginSession("alumni");
  const [activated, setActivated] = useState<AnswerOf<typeof activateAlumnus>["data"]>();
  const [refusal, setRefusal] = useState<ApiError>();
  const form = useForm(activateAlumnus, {
    initial: () => ({ password: "" }),
    // The browser that has sent the registration need not give the password again.
    check: (typed) =>
      link.needs_password && typed.password === "" ? { faults: MISSING } : { cleaned: typed },
    input: ({ password }) => ({ body: { token, ...(password && { password }) } }),
    onSuccess: async ({ data }) => {
      if (data.session) await begin(data.session);
      setActivated(data);
    },
    onRefused: (error) => {
      if (error.status === 400 && !isAboutPassword(error)) setRefusal(error);
    },
  });
  if (activated) return <Activated answer={activated} />;
  if (refusal) return <LinkRefused error={refusal} />;
  return (
    <FlowScreen
      steps={flowSteps(link.under_review)}
      current="sent"
      title={text.title}
      lead={text.lead(link.community.name)}
    >
      <Card>
        <Facts registration={registration} />
      </Card>
      <Form form={form} submit={text.submit} submitsOnEnter>
        {link.needs_password && (
          <>
            {/* A password manager reads here whose password it is. */}
            <input
              type="email"
              name="username"
              autoComplete="username"
              value={registration.email}
              readOnly
              hidden
            />
            <PasswordField
              {...form.bind("password")}
              label={text.password}
              hint={text.passwordHint}
              autoComplete="current-password"
              enterKeyHint="go"
              required
            />
          </>
        )}
      </Form>
      <NoticeBox>{text.notYours}</NoticeBox>
    </FlowScreen>
  );
}

function Facts({ registration }: Pick<Props, "registration">) {
  const text = useRegistrationMessages();
  const { field } = useMemberDetailsMessages();
  const { family_name, given_name, display_name, email, sent_at } = registration;
  return (
    <ConfirmList
      items={[
        { label: text.activation.name, value: `${family_name} ${given_name}` },
        { label: field.display_name, value: display_name },
        { label: text.field.email, value: <EmailAddress address={email} /> },
        { label: text.activation.sentAt, value: formatMinute(new Date(sent_at)) },
      ]}
    />
  );
}
