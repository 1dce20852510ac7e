import { useEffect, useId } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { FlowSteps } from "#kit/ui/form-flow/form-flow.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { Quoting } from "#kit/ui/written.tsx";
import { useAskBeforeClosing } from "#kit/web/forms/form.tsx";
import { InquiryConfirm } from "./inquiry-confirm.tsx";
import { InquiryForm } from "./inquiry-form.tsx";
import { useInquiryMessages } from "./messages.ts";
import { useInquiry } from "./use-inquiry.ts";

export type InquiryModalProps = {
  /** The office of the route's community can be asked instead. R049 */
  readonly communityId: number | null;
  readonly onClose: () => void;
};

const steps = ["input", "confirm", "finished"] as const;

/** R047, R048, R169: the modal goes from the form to the confirmation and the thanks. */
export default function InquiryModal({ communityId, onClose }: InquiryModalProps) {
  const text = useInquiryMessages();
  const inquiry = useInquiry();
  const formId = useId();
  const { isSending } = inquiry;
  const { step, toInput } = inquiry.flow;
  useWarnBeforeLeaving(isSending);
  const { close, question } = useAskBeforeClosing({
    asks: step !== "finished" && inquiry.isDirty,
    ask: { ...text.leave, danger: true },
    onClose: () => {
      inquiry.giveUp();
      onClose();
    },
  });
  const buttons = {
    input: (
      <>
        <Button onClick={close}>{text.cancel}</Button>
        <Button
          variant="primary"
          type="submit"
          form={formId}
          pending={inquiry.form.isSending || inquiry.attachments.isChecking}
        >
          {text.toConfirm}
        </Button>
      </>
    ),
    confirm: (
      <>
        <Button onClick={() => toInput()} disabled={isSending}>
          {text.back}
        </Button>
        <Button variant="primary" pending={isSending} onClick={inquiry.send}>
          {text.send}
        </Button>
      </>
    ),
    finished: (
      <Button variant="primary" onClick={close}>
        {text.close}
      </Button>
    ),
  };
  return (
    <Modal
      // Each step is a dialog of its own, so that it is announced and begins at its top.
      key={step}
      title={text.title[step]}
      onClose={close}
      mayClose={() => !isSending}
      footer={buttons[step]}
    >
      <div className={common.stack5}>
        <FlowSteps steps={steps} current={step} />
        {step === "input" && <InquiryForm id={formId} {...{ inquiry, communityId }} />}
        {step === "confirm" && <InquiryConfirm inquiry={inquiry} />}
        {step === "finished" && (
          <div role="status" className={common.stack5}>
            <p>{text.thanks}</p>
            <p>
              <Quoting>{text.answer(inquiry.form.values.email)}</Quoting>
            </p>
          </div>
        )}
      </div>
      {question}
    </Modal>
  );
}

/** A reload now would leave it unknown whether the inquiry was sent. */
function useWarnBeforeLeaving(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isSending]);
}
