import { Link } from "react-router";
import {
  BirthdayField,
  NameFields,
  Section,
  useMemberDetailsMessages,
} from "#features/member-details/web/index.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { ConsentFields, useRegistrationMessages } from "#features/registration/web/index.ts";
import { passwordKinds } from "#kit/contract/fields/password.ts";
import { EmailField } from "#kit/ui/fields/email-field.tsx";
import { NewPasswordFields } from "#kit/ui/fields/new-password-fields.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { Form } from "#kit/web/forms/form.tsx";
import type { useFlow } from "#kit/web/forms/use-flow.tsx";
import { useLocalForm } from "#kit/web/forms/use-form.ts";
import { type EmployeeJoining, joiningSchema, prepareJoining } from "../contract/joining-schema.ts";
import { type EmployeeJoiningDraft, keepDraft } from "./joining-draft.ts";
import { joiningLoginLink } from "./joining-links.ts";
import { useEmployeeMessages } from "./messages.ts";

type Props = {
  readonly draft: EmployeeJoiningDraft;
  readonly flow: ReturnType<typeof useFlow>;
};

const check = (values: EmployeeJoining) => checkValues(joiningSchema, values, prepareJoining);

/** The values are kept at every step, so that neither going on, coming back nor a reload loses them. R099 */
export function RegisterForm({ draft, flow }: Props) {
  const text = useRegistrationMessages();
  const details = useMemberDetailsMessages();
  const own = useEmployeeMessages();
  const form = useLocalForm({
    initial: () => prepareJoining(draft.values),
    check,
    serverFaults: flow.faults,
    keep: (values) => keepDraft({ ...draft, values }),
    onDone: flow.toConfirm,
  });
  const bind = (name: "password" | "confirmPassword") => ({ ...form.bind(name), label: text.field[name] });
  const duplicate = membershipErrors.VALIDATE_DUPLICATE.code;
  const hasAccount = flow.faults.some(({ message_code }) => message_code === duplicate);
  return (
    <Form form={form} submit={text.input.toConfirm} long>
      <Section title={details.section.person}>
        <NameFields {...form} />
        <BirthdayField {...form} />
      </Section>
      <Section title={details.section.contact}>
        {/* The address cannot be changed; a password manager reads here whose password it is. */}
        <EmailField
          name="email"
          label={text.field.email}
          hint={own.register.emailHint}
          value={draft.email}
          onChange={() => {}}
          error={form.errors.email}
          autoComplete="username"
          readOnly
        />
        {hasAccount && (
          <NoticeBox>
            {text.input.hasAccount}{" "}
            <Link to={joiningLoginLink(draft.invited_code)}>{text.input.loginAndJoin}</Link>
          </NoticeBox>
        )}
      </Section>
      <Section title={text.section.password}>
        <NewPasswordFields
          kinds={passwordKinds.employee}
          password={bind("password")}
          confirmation={bind("confirmPassword")}
        />
      </Section>
      <ConsentFields state={form} community={draft.community} kind="employee" />
    </Form>
  );
}
