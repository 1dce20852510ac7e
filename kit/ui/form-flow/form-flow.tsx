import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { defineMessages } from "#kit/web/i18n.ts";
import { Quoting } from "../written.tsx";
import styles from "./form-flow.module.css";

export const useFlowText = defineMessages(
  {
    label: "手続きの流れ",
    back: "入力に戻る",
    steps: { input: "入力", confirm: "確認", sent: "メール", review: "承認待ち", finished: "完了" },
    done: "（済み）",
    place: (at: number, of: number, step: string) => `${at} / ${of} ${step}`,
  },
  {
    label: "Steps",
    back: "Back",
    steps: { input: "Details", confirm: "Check", sent: "Email", review: "Approval", finished: "Done" },
    done: " (done)",
    place: (at, of, step) => `${at} / ${of} ${step}`,
  },
);

/** `review` means that everything is sent and somebody else still has to approve. */
export type FlowStep = "input" | "confirm" | "sent" | "review" | "finished";

type StepListProps<S extends string> = {
  readonly steps: readonly S[];
  readonly current: S;
  readonly labels: Readonly<Record<S, string>>;
};

/** Shows the current place among steps. */
export function StepList<S extends string>({ steps, current, labels }: StepListProps<S>) {
  const text = useFlowText();
  const at = steps.indexOf(current);
  return (
    <div className={styles.progress}>
      <ol className={styles.steps} aria-label={text.label}>
        {steps.map((step, i) => (
          <li key={step} aria-current={step === current ? "step" : undefined} data-done={i < at || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {i < at ? <IconCheck size={16} stroke={2.5} /> : i + 1}
            </span>
            <span className={styles.name}>
              {labels[step]}
              {i < at && <span className="visually-hidden">{text.done}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.place} aria-hidden="true">
        {text.place(at + 1, steps.length, labels[current])}
      </p>
    </div>
  );
}

export const FlowSteps = ({ steps, current }: { steps: readonly FlowStep[]; current: FlowStep }) => (
  <StepList steps={steps} current={current} labels={useFlowText().steps} />
);

export type ConfirmItem = { readonly label: string; readonly value: ReactNode };

/** Lists what was entered, to be read before it is sent. */
export function ConfirmList({ items }: { items: readonly ConfirmItem[] }) {
  return (
    <dl className={styles.list}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>
            <Quoting>{item.label}</Quoting>
          </dt>
          <dd>
            <Quoting>{item.value}</Quoting>
          </dd>
        </div>
      ))}
    </dl>
  );
}
