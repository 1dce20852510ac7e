import type { ReactNode } from "react";
import { defineMessages } from "#kit/web/i18n.ts";
import { Button } from "../button/button.tsx";
import { Modal } from "../modal/modal.tsx";
import { Quoting } from "../written.tsx";

const useText = defineMessages({ cancel: "キャンセル" }, { cancel: "Cancel" });

export type Question = {
  readonly title: string;
  /** The message says in names and numbers what will happen, and to how many. */
  readonly message: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly danger?: boolean;
};

type Props = Question & {
  readonly pending?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

export function ConfirmDialog({
  title,
  message,
  confirmLabel,
  cancelLabel,
  danger,
  pending,
  onConfirm,
  onCancel,
}: Props) {
  const text = useText();
  return (
    <Modal
      title={title}
      onClose={onCancel}
      mayClose={() => !pending}
      footer={
        <>
          <Button onClick={onCancel} disabled={pending}>
            {cancelLabel ?? text.cancel}
          </Button>
          <Button variant={danger ? "danger" : "primary"} pending={pending ?? false} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {typeof message === "string" ? (
        <p>
          <Quoting>{message}</Quoting>
        </p>
      ) : (
        message
      )}
    </Modal>
  );
}
