import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useWorded } from "#features/banned-words/web/index.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { send } from "#kit/web/api/send.ts";
import { Form, useAskBeforeClosing } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { createGroup, showGroup, updateGroup } from "../contract/calls.ts";
import { groupErrors } from "../contract/errors.ts";
import { GROUP_INFORMATION } from "../contract/limits.ts";
import type { Group } from "../contract/views.ts";
import { cachedGroups } from "./cached-groups.ts";
import { useGroupMessages } from "./messages.ts";

type Props = { communityId: number; group?: Group; onClose: () => void };

/** These are the form's values. Access is not asked: a new group is general, an edited one stays what it is. */
const valuesOf = (group: Group | undefined) => ({
  client_id: crypto.randomUUID(),
  name: group?.name ?? "",
  information: group?.information ?? "",
  is_invitation_only: group?.is_invitation_only ?? false,
});

/** Creates or edits a group. The draft of a new one survives closing and a failed sending. */
export default function GroupForm({ communityId, group: given, onClose }: Props) {
  const text = useGroupMessages().form;
  const cache = useQueryClient();
  // The list may load a newer state meanwhile; the opened one stays in the form.
  const [group, setGroup] = useState(given);
  const id = useId();
  const form = useForm(createGroup, {
    initial: () => valuesOf(group),
    version: group?.updated_at,
    draft: group ? `group-${group.id}` : `group-${communityId}`,
    // A repeated `client_id` is the same group.
    input: (body) => ({ params: { id: communityId }, body }),
    send: ({ params, body }) => {
      if (!group) return send(createGroup, { params, body });
      const { client_id: _, ...fields } = body;
      return send(updateGroup, {
        params: { id: group.id },
        body: { ...fields, updated_at: group.updated_at },
      });
    },
    onReload: async () => group && setGroup((await send(showGroup, { params: { id: group.id } })).group),
    failed: group ? undefined : groupErrors.GROUP_CREATION_FAILED,
    onSuccess: ({ group: saved }) => cachedGroups(cache).patch(saved.id, () => saved),
    done: () => (group ? text.saved : text.created),
    onDone: onClose,
  });
  const { name, information } = form.values;
  const worded = useWorded(form, { name, information });
  const giveUp = () => {
    form.forget();
    onClose();
  };
  const { close, question } = useAskBeforeClosing({
    asks: group !== undefined && form.isDirty,
    onClose: group ? giveUp : onClose,
  });
  return (
    <Modal
      title={group ? text.editTitle : text.createTitle}
      onClose={close}
      mayClose={() => !form.isSending}
      footer={
        <Button variant="primary" type="submit" form={id} pending={form.isSending}>
          {group ? text.save : text.submit}
        </Button>
      }
    >
      <Form form={form} id={id}>
        <TextField
          {...worded.bind("name")}
          label={text.name}
          hint={text.nameHint}
          required
          autoComplete="off"
          enterKeyHint="next"
        />
        <TextArea
          {...worded.bind("information")}
          label={text.information}
          hint={text.informationHint}
          optional
          max={GROUP_INFORMATION.max}
        />
      </Form>
      {question}
    </Modal>
  );
}
