import * as z from "zod/mini";
import { bindTo, useSubmit } from "#features/accounts/web/index.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { renamePasskey } from "../contract/calls.ts";
import { passkeyName } from "../contract/schemas.ts";
import type { Passkey } from "../contract/views.ts";
import { useSecondFactorMessages } from "./messages.ts";
import styles from "./second-factors.module.css";

type Props = { readonly passkey: Passkey; readonly onClose: () => void; readonly onDone: () => void };

const named = z.object({ name: passkeyName() });
const check = (values: { name: string }) => checkValues(named, values);

export function RenameDialog({ passkey: { id, name }, onClose, onDone }: Props) {
  const text = useSecondFactorMessages();
  const state = useCheckedForm({ initial: () => ({ name }), check });
  const { form, isPending, failure, onSubmit } = useSubmit(renamePasskey, {
    state,
    inputOf: (body) => ({ params: { passkey_id: id }, body }),
    onDone,
  });
  return (
    <Modal title={text.passkey.rename} onClose={onClose}>
      <form ref={form} className={styles.stack} onSubmit={onSubmit} noValidate>
        {failure && <NoticeBox alert>{failure}</NoticeBox>}
        <TextField {...bindTo(state)("name", text.passkey.name)} autoComplete="off" enterKeyHint="done" />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" variant="primary" pending={isPending}>
            {text.passkey.save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
