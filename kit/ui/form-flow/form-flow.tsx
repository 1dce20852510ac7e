import type { ReactNode } from "react";
import { defineMessages } from "#kit/web/i18n.ts";
import styles from "./form-flow.module.css";

export const useFlowText = defineMessages(
  {
    label: "手続きの流れ",
    back: "入力に戻る",
    steps: { input: "入力", confirm: "確認", sent: "メール送信", finished: "完了" },
  },
  {
    label: "Steps",
    back: "Back",
    steps: { input: "Enter", confirm: "Confirm", sent: "E-mail sent", finished: "Finished" },
  },
);

export type FlowStep = "input" | "confirm" | "sent" | "finished";

type StepListProps<S extends string> = {
  readonly steps: readonly S[];
  readonly current: S;
  readonly labels: Readonly<Record<S, string>>;
};

/** Where somebody stands in something that is done step by step. */
export function StepList<S extends string>({ steps, current, labels }: StepListProps<S>) {
  const text = useFlowText();
  return (
    <ol className={styles.steps} aria-label={text.label}>
      {steps.map((step) => (
        <li key={step} aria-current={step === current ? "step" : undefined}>
          <span>{labels[step]}</span>
        </li>
      ))}
    </ol>
  );
}

/** The same between entering and finished. */
export const FlowSteps = ({ steps, current }: { steps: readonly FlowStep[]; current: FlowStep }) => (
  <StepList steps={steps} current={current} labels={useFlowText().steps} />
);

export type ConfirmItem = { readonly label: string; readonly value: ReactNode };

/** What was entered, to be read once more before it is sent. */
export function ConfirmList({ items }: { items: readonly ConfirmItem[] }) {
  return (
    <dl className={styles.list}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
