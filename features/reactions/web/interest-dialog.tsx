import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { Post } from "#features/posts/contract/post.ts";
import { cachedPosts } from "#features/posts/web/index.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { formatDate } from "#kit/contract/fields/tokyo-time.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { Quoting } from "#kit/ui/written.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { expressInterest } from "../contract/interest-calls.ts";
import { INTEREST_CHAT_DAYS } from "../contract/limits.ts";
import type { InterestChat } from "./interest-chat.ts";
import { useReactionMessages } from "./messages.ts";

type Props = { readonly post: Post; readonly chat: InterestChat; readonly onClose: () => void };

/** Says first that there is no way back, and takes the chat's first message. R010, R011 */
export default function InterestDialog({ post, chat, onClose }: Props) {
  const text = useReactionMessages();
  const { patch } = cachedPosts(useQueryClient());
  const { id } = post;
  const navigate = useNavigate();
  const form = useForm(expressInterest, {
    initial: () => ({ message: "" }),
    draft: `interest-${id}`,
    input: (body) => ({ params: { id }, body }),
    done: (answer, typed) => (hasLeftWords(answer, typed) ? text.interestedBefore : text.interested),
    follow: (answer, typed) => {
      const { chatroom_id: room } = answer.data;
      if (room === null || !hasLeftWords(answer, typed)) return [];
      return [{ label: text.openChat, run: () => navigate(chat.path(room)) }];
    },
    onSuccess: async (answer, typed) => {
      const { message_sent: _, ...data } = answer.data;
      patch(id, (old) => ({ ...old, ...data, abilities: { ...old.abilities, interest: false } }));
      if (data.chatroom_id !== null && hasLeftWords(answer, typed))
        await chat.keepWords(data.chatroom_id, typed.message.trim());
    },
    onDone: onClose,
  });
  const { isSending } = form;
  const until = formatDate(new Date(Date.now() + INTEREST_CHAT_DAYS * DAY_MS));
  return (
    <Modal
      title={text.interestTitle}
      onClose={onClose}
      mayClose={() => !isSending}
      footer={
        <>
          <Button disabled={isSending} onClick={onClose}>
            {text.cancel}
          </Button>
          <Button variant="primary" pending={isSending} onClick={() => form.submit()}>
            {text.tellInterest}
          </Button>
        </>
      }
    >
      <Form form={form}>
        <p>
          <Quoting>{text.interestText(post.title, INTEREST_CHAT_DAYS, until)}</Quoting>
        </p>
        <TextArea
          {...form.bind("message")}
          label={text.firstLine}
          optional
          rows={3}
          max={limits.message.max}
          hint={text.firstLineHint}
        />
      </Form>
    </Modal>
  );
}

/** The interest was expressed elsewhere meanwhile, so the typed message was not sent. */
const hasLeftWords = (
  { data }: AnswerOf<typeof expressInterest>,
  { message }: { readonly message: string },
) => !data.message_sent && message.trim() !== "";
