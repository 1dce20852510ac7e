import { type ReactNode, useCallback, useState } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";

export type Question = {
  readonly title: string;
  /** What will happen, to how many, in names and numbers. */
  readonly message: ReactNode;
  readonly confirmLabel: string;
  readonly danger?: boolean;
};

type OpenQuestion = { readonly question: Question; readonly answer: (yes: boolean) => void };

/**
 * `const { ask, dialog } = useConfirm()`: draw `dialog` somewhere, and `if (await ask({ … }))` before what cannot be
 * undone. Leaving the dialog any other way is a no.
 */
export function useConfirm() {
  const [asked, setAsked] = useState<OpenQuestion | null>(null);
  const ask = useCallback(
    (question: Question) => new Promise<boolean>((answer) => setAsked({ question, answer })),
    [],
  );
  const settle = (yes: boolean) => {
    asked?.answer(yes);
    setAsked(null);
  };
  const dialog = asked && (
    <ConfirmDialog
      title={asked.question.title}
      confirmLabel={asked.question.confirmLabel}
      danger={asked.question.danger ?? false}
      onConfirm={() => settle(true)}
      onCancel={() => settle(false)}
    >
      {asked.question.message}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
