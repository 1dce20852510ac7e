import type { ReactNode } from "react";
import type { AnyCall } from "#kit/contract/call.ts";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { useAccountMessages } from "./messages.ts";
import { OwnerForm, type OwnerFormProps } from "./owner-form.tsx";

type Props<C extends AnyCall> = OwnerFormProps<C> & {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
  /** Below the form it offers another way to prove who is asking. */
  readonly alternative?: ReactNode;
};

/** Confirms an act that only the owner may do, and who is asking. */
export function OwnerDialog<C extends AnyCall>({ title, text, onClose, alternative, ...form }: Props<C>) {
  const { cancel } = useAccountMessages().settings;
  return (
    <Modal title={title} onClose={onClose}>
      <div className={common.stack5}>
        <p>{text}</p>
        <OwnerForm {...(form as OwnerFormProps<C>)} other={<Button onClick={onClose}>{cancel}</Button>} />
        {alternative}
      </div>
    </Modal>
  );
}
