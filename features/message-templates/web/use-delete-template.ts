import { useAction } from "#kit/web/query/use-action.tsx";
import { deleteMessageTemplate, type MessageTemplate } from "../contract/calls.ts";
import { useTemplateMessages } from "./messages.ts";

export function useDeleteTemplate(communityId: number) {
  const text = useTemplateMessages();
  return useAction(deleteMessageTemplate, {
    input: ({ id: template_id }: MessageTemplate) => ({ params: { id: communityId, template_id } }),
    ask: ({ name }) => ({
      title: text.ask.title(name),
      message: text.ask.message,
      confirmLabel: text.ask.confirm,
      danger: true,
    }),
    done: (_, { name }) => text.deleted(name),
    gone: ({ name }) => text.gone(name),
  });
}
