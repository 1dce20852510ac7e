import { Button } from "#kit/ui/button/button.tsx";
import { EmailField } from "#kit/ui/fields/email-field.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { inviteOperator } from "../contract/calls.ts";
import { useOperatorMessages } from "./messages.ts";

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const text = useOperatorMessages();
  const form = useForm(inviteOperator, {
    initial: () => ({ email: "" }),
    input: (body) => ({ body }),
    done: (_, { email }) => text.invited(email),
    onDone: onClose,
  });
  return (
    <Modal title={text.inviteTitle} onClose={onClose}>
      <Form
        form={form}
        submitsOnEnter
        submit={text.send}
        other={<Button onClick={onClose}>{text.cancel}</Button>}
      >
        <p>{text.inviteLead}</p>
        <EmailField
          {...form.bind("email")}
          label={text.email}
          autoComplete="off"
          enterKeyHint="send"
          required
        />
      </Form>
    </Modal>
  );
}
