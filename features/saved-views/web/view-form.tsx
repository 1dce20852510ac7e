import { Checkbox } from "#kit/ui/fields/checkbox.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { send } from "#kit/web/api/send.ts";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { createSavedView, type SavedView, updateSavedView } from "../contract/calls.ts";
import { useSavedViewMessages } from "./messages.ts";

type Props = {
  readonly communityId: number;
  readonly list: string;
  readonly query: string;
  /** The settings of this view are changed; it is undefined for a new one. */
  readonly view?: SavedView | undefined;
  readonly onSaved: (view: SavedView) => void;
  readonly onClose: () => void;
};

export function ViewForm({ communityId, list, query, view, onSaved, onClose }: Props) {
  const text = useSavedViewMessages();
  const form = useForm(createSavedView, {
    initial: () => ({
      name: view?.name ?? "",
      is_shared: view?.is_shared ?? false,
      is_default: view?.is_default ?? false,
    }),
    input: (values) => ({
      params: { id: communityId },
      body: { ...values, list, query: view?.query ?? query },
    }),
    send: ({ params, body }) =>
      view
        ? send(updateSavedView, {
            params: { id: communityId, view_id: view.id },
            body: { name: body.name, is_shared: body.is_shared, is_default: body.is_default },
          })
        : send(createSavedView, { params, body }),
    done: () => text.saved,
    onSuccess: ({ data }) => onSaved(data),
    onDone: onClose,
  });
  return (
    <Modal title={view ? text.editTitle : text.keepTitle} onClose={onClose}>
      <Form form={form} submit={text.save}>
        {!view && <p>{text.lead}</p>}
        <TextField {...form.bind("name")} label={text.name} required autoComplete="off" />
        <Checkbox
          label={text.shared}
          checked={form.values.is_shared}
          onChange={(is_shared) => form.set({ is_shared })}
        />
        <Checkbox
          label={text.default}
          checked={form.values.is_default}
          onChange={(is_default) => form.set({ is_default })}
        />
      </Form>
    </Modal>
  );
}
