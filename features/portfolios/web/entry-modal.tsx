import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { Form, useAskBeforeClosing } from "#kit/web/forms/form.tsx";
import { usePortfolioMessages } from "./messages.ts";

type Props = {
  readonly title: string;
  readonly form: ComponentProps<typeof Form>["form"] & { readonly forget: () => void };
  /** What is typed of a new entry stays as a draft; an edit asks before it is dropped. */
  readonly edits: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form of the portfolio in a dialog. */
export function EntryModal({ title, form, edits, onClose, children }: Props) {
  const text = usePortfolioMessages().form;
  const id = useId();
  const giveUp = () => {
    form.forget();
    onClose();
  };
  const { close, question } = useAskBeforeClosing({
    asks: edits && form.isDirty,
    onClose: edits ? giveUp : onClose,
  });
  return (
    <Modal
      title={title}
      onClose={close}
      mayClose={() => !form.isSending}
      footer={
        <Button variant="primary" type="submit" form={id} pending={form.isSending}>
          {text.save}
        </Button>
      }
    >
      <Form form={form} id={id}>
        {children}
      </Form>
      {question}
    </Modal>
  );
}
