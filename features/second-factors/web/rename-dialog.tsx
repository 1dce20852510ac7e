import { Button } from "#kit/ui/button/button.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { renamePasskey } from "../contract/calls.ts";
import type { Passkey } from "../contract/views.ts";
import { useSecondFactorMessages } from "./messages.ts";

type Props = { readonly passkey: Passkey; readonly onClose: () => void };

export function RenameDialog({ passkey: { id, name }, onClose }: Props) {
  const text = useSecondFactorMessages();
  const form = useForm(renamePasskey, {
    initial: () => ({ name }),
    input: (body) => ({ params: { passkey_id: id }, body }),
    done: () => text.passkey.renamed,
    onDone: onClose,
  });
  return (
    <Modal title={text.passkey.rename} onClose={onClose}>
      <Form
        form={form}
        submit={text.passkey.save}
        other={<Button onClick={onClose}>{text.cancel}</Button>}
        submitsOnEnter
      >
        <TextField
          {...form.bind("name")}
          label={text.passkey.name}
          autoComplete="off"
          enterKeyHint="done"
          required
        />
      </Form>
    </Modal>
  );
}
