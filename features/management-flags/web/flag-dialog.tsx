import { Button } from "#kit/ui/button/button.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import {
  createManagementFlag,
  type FlagSlot,
  type ManagementFlag,
  updateManagementFlag,
} from "../contract/calls.ts";
import { FLAG_NAME } from "../contract/limits.ts";
import { useFlagMessages } from "./messages.ts";

type Props = {
  readonly communityId: number;
  readonly slot: FlagSlot;
  readonly flag: ManagementFlag | undefined;
  readonly onClose: () => void;
};

export const FlagDialog = ({ flag, ...props }: Props) =>
  flag ? <Rename {...props} flag={flag} /> : <Create {...props} />;

const done =
  (message: (name: string) => string) =>
  (_: unknown, { name }: { name: string }) =>
    message(name);

function Create({ communityId, slot, onClose }: Omit<Props, "flag">) {
  const text = useFlagMessages();
  const form = useForm(createManagementFlag, {
    initial: () => ({ name: "" }),
    input: ({ name }) => ({ params: { id: communityId }, body: { name, slot } }),
    done: done(text.saved),
    onDone: onClose,
  });
  return <NameForm form={form} slot={slot} onClose={onClose} />;
}

function Rename({ slot, flag, onClose }: Omit<Props, "flag"> & { readonly flag: ManagementFlag }) {
  const text = useFlagMessages();
  const form = useForm(updateManagementFlag, {
    initial: () => ({ name: flag.name }),
    input: ({ name }) => ({ params: { id: flag.id }, body: { name, updated_at: flag.updated_at } }),
    done: done(text.saved),
    onDone: onClose,
  });
  return <NameForm form={form} slot={slot} onClose={onClose} />;
}

type NameForm = ReturnType<typeof useForm<{ name: string }, typeof updateManagementFlag>>;

function NameForm({
  form,
  slot,
  onClose,
}: {
  form: Pick<NameForm, keyof NameForm>;
  slot: FlagSlot;
  onClose: () => void;
}) {
  const text = useFlagMessages();
  return (
    <Modal title={text.titleOf(slot.toUpperCase())} onClose={onClose}>
      <Form form={form} submit={text.save} other={<Button onClick={onClose}>{text.cancel}</Button>}>
        <TextField
          {...form.bind("name")}
          label={text.name}
          maxLength={FLAG_NAME.max}
          autoComplete="off"
          enterKeyHint="done"
          required
        />
      </Form>
    </Modal>
  );
}
