import { type ReactNode, useRef } from "react";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { answerInquiry } from "../contract/calls.ts";
import { ANSWER_MAX } from "../contract/limits.ts";
import type { InquiryProps } from "./inquiry-screen.tsx";
import { InsertReadyAnswer } from "./insert-ready-answer.tsx";
import { useInquiriesMessages } from "./messages.ts";

/**
 * Answers by mail. What is typed is kept in this browser until it has been sent. Sent again after a lost answer it is
 * the same; where a colleague has answered first, their answer is loaded and what was typed stays.
 */
export function AnswerForm({ inquiry, onReload, other }: InquiryProps & { readonly other: ReactNode }) {
  const text = useInquiriesMessages();
  const { id, email, language, updated_at } = inquiry;
  const attempt = useRef({ of: "", id: "" });
  const clientIdOf = (content: string): string => {
    if (attempt.current.of !== content) attempt.current = { of: content, id: crypto.randomUUID() };
    return attempt.current.id;
  };
  const form = useForm(answerInquiry, {
    initial: () => ({ content: "" }),
    version: updated_at,
    draft: `inquiry-answer-${id}`,
    input: ({ content }, seen) => ({
      params: { inquiry_id: id },
      body: { client_id: clientIdOf(content), content, updated_at: seen },
    }),
    onReload,
    done: () => text.sent(email),
    onDone: () => {
      attempt.current = { of: "", id: "" };
      form.begin({ content: "" });
    },
  });
  const insert = (ready: string) =>
    form.set(({ content }) => ({ content: content.trim() ? `${content.trimEnd()}\n\n${ready}` : ready }));
  return (
    <Form form={form} submit={text.send} other={other}>
      <div>
        <InsertReadyAnswer language={language} onInsert={insert} />
      </div>
      <TextArea
        {...form.bind("content")}
        label={text.answer}
        hint={text.answerHint[language]}
        max={ANSWER_MAX}
        rows={8}
        lang={language}
        required
      />
    </Form>
  );
}
