import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { useAction } from "#kit/web/query/use-action.tsx";
import { closeInquiry, reopenInquiry } from "../contract/calls.ts";
import { AnswerForm } from "./answer-form.tsx";
import type { InquiryProps } from "./inquiry-screen.tsx";
import { useInquiriesMessages } from "./messages.ts";

/** What is open is answered or closed; what is closed is reopened first. */
export function AnswerSection(props: InquiryProps) {
  const text = useInquiriesMessages();
  const { id, state, answers, updated_at } = props.inquiry;
  const params = { inquiry_id: id };
  const close = useAction(closeInquiry, {
    input: () => ({ params, body: { updated_at } }),
    ask: () =>
      answers.length === 0
        ? {
            title: text.closeUnanswered.title,
            message: text.closeUnanswered.message,
            confirmLabel: text.closeUnanswered.confirm,
          }
        : undefined,
    done: () => text.closed(id),
    refused: ({ code }) => (code === "ERROR_STATUS_HAS_CHANGED" ? text.stale : undefined),
    onRefused: () => void props.onReload(),
  });
  const reopen = useAction(reopenInquiry, {
    input: () => ({ params }),
    done: () => text.reopened(id),
  });
  if (state === "closed")
    return (
      <section className={common.start3}>
        <p>{text.isClosed}</p>
        <Button pending={reopen.isPending} onClick={() => reopen.run()}>
          {text.reopen}
        </Button>
      </section>
    );
  const title = answers.length === 0 ? text.answerTitle.first : text.answerTitle.further;
  return (
    <section className={common.stack3} aria-label={title}>
      <h2>{title}</h2>
      <AnswerForm
        {...props}
        other={
          <Button pending={close.isPending} onClick={() => close.run()}>
            {text.close}
          </Button>
        }
      />
      {close.dialog}
    </section>
  );
}
