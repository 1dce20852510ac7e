import { type ComponentProps, type ReactNode, useState } from "react";
import type { LastChange } from "#kit/contract/last-change.ts";
import { ActionBar } from "#kit/ui/action-bar/action-bar.tsx";
import { Button } from "#kit/ui/button/button.tsx";
import { ButtonRow } from "#kit/ui/button/button-row.tsx";
import { ConfirmDialog, type Question } from "#kit/ui/confirm-dialog/confirm-dialog.tsx";
import { CountedFields } from "#kit/ui/fields/only-field.tsx";
import { FormNotice } from "#kit/ui/form-notice/form-notice.tsx";
import { LeaveDialog, LeaveGuard } from "#kit/ui/leave-guard/leave-guard.tsx";
import { defineMessages } from "../i18n.ts";
import { ConflictNotice, type InWords } from "./conflict-notice.tsx";
import styles from "./form.module.css";
import type { useFields } from "./use-fields.ts";

const useText = defineMessages(
  {
    hasErrors: (count: number) => `修正が必要な項目が${count}件あります。入力内容を確認してください。`,
    changed: (count: number) => `${count}か所を変更`,
    discard: "破棄する",
    cancel: "キャンセル",
  },
  {
    hasErrors: (count) => `Check the ${count === 1 ? "field" : `${count} fields`} marked above.`,
    changed: (count) => (count === 1 ? "1 change" : `${count} changes`),
    discard: "Discard",
    cancel: "Cancel",
  },
);

type FormState = Pick<
  ReturnType<typeof useFields<object>>,
  | "element"
  | "isDirty"
  | "isReloaded"
  | "problem"
  | "errorCount"
  | "discard"
  | "keepsDraft"
  | "changeCount"
  | "conflicts"
  | "settle"
> & {
  readonly isSending: boolean;
  readonly submit: () => void;
  readonly reload: (() => void) | undefined;
  readonly lastChange?: LastChange | undefined;
  readonly asked?: ComponentProps<typeof ConfirmDialog> | null;
};

type Props = {
  readonly form: FormState;
  readonly children: ReactNode;
  /** The submit button has this label; without it the button is elsewhere and names the form by `id`. */
  readonly submit?: string;
  readonly variant?: "primary" | "secondary" | "danger";
  /** It edits what exists: nothing can be sent before a change, and leaving asks. */
  readonly edits?: boolean;
  /** Stands beside the button, such as the way back. */
  readonly other?: ReactNode;
  /** On a page of its own, the buttons are in a bar that is always visible, with the number of changes. */
  readonly bar?: {
    readonly onCancel: () => void;
    /** Where the form is one step of several, its way out has this label. */
    readonly cancel?: string;
    readonly other?: ReactNode;
  };
  /** The form is longer than a screen, so the button says how many fields are in error. */
  readonly long?: boolean;
  /** Words the fields of a conflict, where they are not controls of the same names. */
  readonly inWords?: InWords;
  /** The form asks one thing, such as a password or an address, so Enter in its field submits. R078 */
  readonly submitsOnEnter?: boolean;
  readonly id?: string;
  readonly className?: string | undefined;
};

/** Renders a form of `useForm`: the fields, messages about the whole, and the button. */
export function Form({
  form,
  children,
  submit,
  variant = "primary",
  edits,
  bar,
  other,
  long,
  inWords,
  submitsOnEnter,
  ...rest
}: Props) {
  const { id, className } = rest;
  const text = useText();
  const count = long || bar ? form.errorCount : 0;
  return (
    <form
      ref={form.element}
      id={id}
      className={className ?? styles.form}
      noValidate
      data-submits-on-enter={submitsOnEnter || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <FormNotice onDiscard={form.discard} />
      <CountedFields>{children}</CountedFields>
      <ConflictNotice
        conflicts={form.conflicts}
        change={form.lastChange}
        onSettle={form.settle}
        form={form.element}
        inWords={inWords}
      />
      <FormNotice
        onReload={form.reload}
        isReloaded={form.isReloaded && form.conflicts.length === 0}
        problem={form.problem ?? (count > 0 ? text.hasErrors(count) : undefined)}
      />
      {bar && <Bar form={form} submit={submit} {...bar} />}
      {!bar && (submit || other) && (
        <ButtonRow>
          {other}
          {submit && (
            <Button
              type="submit"
              variant={variant}
              fullWidth
              pending={form.isSending}
              disabled={edits && !form.isDirty}
            >
              {submit}
            </Button>
          )}
        </ButtonRow>
      )}
      {form.asked && <ConfirmDialog {...form.asked} />}
      {edits && <LeaveGuard when={form.isDirty} keepsDraft={form.keepsDraft} />}
    </form>
  );
}

type BarProps = NonNullable<Props["bar"]> & Pick<Props, "form" | "submit">;

function Bar({ form, submit, onCancel, cancel, other }: BarProps) {
  const text = useText();
  const { close, question } = useAskBeforeClosing({ asks: form.isDirty, onClose: onCancel });
  return (
    <ActionBar note={form.changeCount > 0 && <span role="status">{text.changed(form.changeCount)}</span>}>
      {other}
      <Button variant="subtle" onClick={close}>
        {cancel ?? (form.isDirty ? text.discard : text.cancel)}
      </Button>
      <Button type="submit" variant="primary" pending={form.isSending}>
        {submit}
      </Button>
      {question}
    </ActionBar>
  );
}

type Dialog = { readonly asks: boolean; readonly onClose: () => void; readonly ask?: Question };

/** A dialog around a form uses this: `close` asks before typed values are lost, in its own words with `ask`. */
export function useAskBeforeClosing({ asks, onClose, ask }: Dialog) {
  const [isAsking, setAsking] = useState(false);
  return {
    close: () => (asks ? setAsking(true) : onClose()),
    question:
      isAsking &&
      (ask ? (
        <ConfirmDialog {...ask} onConfirm={onClose} onCancel={() => setAsking(false)} />
      ) : (
        <LeaveDialog keepsDraft={false} onLeave={onClose} onStay={() => setAsking(false)} />
      )),
  };
}
