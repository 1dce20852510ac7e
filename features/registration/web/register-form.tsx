import { useState } from "react";
import { Link } from "react-router";
import { useWorded } from "#features/banned-words/web/index.ts";
import { wordedTexts } from "#features/member-details/contract/details.ts";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import { DetailsFields } from "#features/member-details/web/index.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { EmailField } from "#kit/ui/fields/email-field.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { Form } from "#kit/web/forms/form.tsx";
import type { useFields } from "#kit/web/forms/use-fields.ts";
import type { useFlow } from "#kit/web/forms/use-flow.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { checkAlumnusRegisteredInCommunity } from "../contract/calls.ts";
import {
  prepareRegistration,
  type Registration,
  registrationSchema,
} from "../contract/registration-schema.ts";
import { ConsentFields } from "./consent-fields.tsx";
import { useRegistrationMessages } from "./messages.ts";
import { PasswordFields } from "./password-fields.tsx";
import { keepValues, type RegistrationDraft } from "./registration-draft.ts";
import { checkCode } from "./registration-errors.ts";
import { joiningLoginLink } from "./registration-links.ts";

type Props = {
  readonly draft: RegistrationDraft;
  readonly definition: RegistrationForm;
  readonly flow: ReturnType<typeof useFlow>;
};

const duplicate = membershipErrors.VALIDATE_DUPLICATE.code;

/** The values are kept at every step, so that neither going on, coming back nor a reload loses them. */
export function RegisterForm({ draft, definition, flow }: Props) {
  const text = useRegistrationMessages().input;
  const [hasAccount, setHasAccount] = useState(
    flow.faults.some(({ message_code }) => message_code === duplicate),
  );
  const form = useForm(checkAlumnusRegisteredInCommunity, {
    initial: () => prepareRegistration(draft.values, definition),
    check: (values: Registration) =>
      checkValues(registrationSchema(definition), values, (given) => prepareRegistration(given, definition)),
    serverFaults: flow.faults,
    keep: (values) => keepValues({ ...draft, values }),
    input: ({ email }) => ({ params: { id: draft.community.id }, body: { email } }),
    onDone: flow.toConfirm,
    onRefused: (error) => {
      setHasAccount(error.code === duplicate);
      return [{ message_code: checkCode(error), ...(error.status === 400 && { field: "email" }) }];
    },
  });
  const worded = useWorded(form, wordedTexts(form.values, definition));
  return (
    <Form form={form} submit={text.toConfirm} long>
      <DetailsFields {...worded} form={definition} contact={<EmailFields form={form} />} />
      <PasswordFields form={form} />
      <ConsentFields state={form} community={draft.community} />
      {hasAccount && (
        <NoticeBox>
          {text.hasAccount} <Link to={joiningLoginLink(draft.invited_code)}>{text.loginAndJoin}</Link>
        </NoticeBox>
      )}
    </Form>
  );
}

/** The address is typed twice: the mail that completes the registration goes there. R206 */
function EmailFields({ form }: { form: Pick<ReturnType<typeof useFields<Registration>>, "bind"> }) {
  const text = useRegistrationMessages();
  const bind = (name: "email" | "email_confirmation") => ({ ...form.bind(name), label: text.field[name] });
  return (
    <>
      <EmailField {...bind("email")} required hint={text.hint.email} autoComplete="username" />
      <EmailField {...bind("email_confirmation")} required autoComplete="off" />
    </>
  );
}
