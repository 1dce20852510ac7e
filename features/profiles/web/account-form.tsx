import { generateToken } from "#features/accounts/contract/calls.ts";
import { prepareDetails } from "#features/member-details/contract/details.ts";
import { employeeFields, keptAccount } from "#features/member-details/contract/kept.ts";
import { BirthdayField, DetailsFields, NameFields } from "#features/member-details/web/index.ts";
import { CSRF_HEADER } from "#kit/contract/area.ts";
import { pick } from "#kit/contract/by-name.ts";
import { send } from "#kit/web/api/send.ts";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { callKey } from "#kit/web/query/use-call.ts";
import { currentArea, kindOfArea } from "#kit/web/session/area.ts";
import { accountSchema } from "../contract/account-profile.ts";
import { showOwnAccount } from "../contract/calls.ts";
import { editOwnAccount } from "../contract/edit-calls.ts";
import type { OwnAccountView } from "../contract/views.ts";
import { useProfileMessages } from "./messages.ts";

type Props = {
  readonly me: OwnAccountView;
  readonly onReload: () => Promise<unknown>;
};

export function AccountForm({ me, onReload }: Props) {
  const text = useProfileMessages().account;
  const { profile, form: definition } = me;
  const kind = kindOfArea(currentArea());
  const form = useForm(editOwnAccount[kind], {
    initial: () => prepareDetails(profile, definition),
    version: profile.updated_at,
    draft: `profile:account:${me.alumni_user_id ?? me.employee_user_id ?? 0}`,
    check: (values) =>
      checkValues(accountSchema(definition), values, (given) => prepareDetails(given, definition)),
    input: (values, updated_at) => ({
      body: {
        profile: { ...(kind === "alumnus" ? keptAccount(values) : pick(values, employeeFields)), updated_at },
      },
    }),
    send: async (input) => {
      if (kind === "alumnus") return send(editOwnAccount.alumnus, input);
      // R262: the token is fetched for this one change.
      const { token } = await send(generateToken);
      return send(editOwnAccount.employee, input, undefined, { [CSRF_HEADER]: token });
    },
    onReload,
    keptAs: callKey(showOwnAccount[kind]),
    done: () => text.saved,
  });
  const fields = { ...form, form: definition };
  return (
    <Form form={form} submit={text.save} edits long>
      <DetailsFields
        {...fields}
        person={
          <>
            <NameFields {...fields} />
            <BirthdayField {...fields} />
          </>
        }
      />
    </Form>
  );
}
