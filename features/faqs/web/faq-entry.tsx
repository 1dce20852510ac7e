import type { ReactNode } from "react";
import { MentionText } from "#kit/ui/rich-text/mention-text.tsx";
import { writtenIn } from "#kit/ui/written.tsx";
import type { Faq } from "../contract/calls.ts";
import styles from "./faqs.module.css";

type Props = {
  readonly faq: Faq;
  /** By this the entry is linked. */
  readonly id?: string;
  readonly onToggle?: (isOpen: boolean) => void;
  /** Stands below the answer. */
  readonly children?: ReactNode;
};

/** A question that opens to its answer. */
export const FaqEntry = ({ faq: { question, answer }, id, onToggle, children }: Props) => (
  <details id={id} className={styles.entry} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
    <summary className={styles.question} {...writtenIn(question)}>
      {question}
    </summary>
    <div className={styles.answer}>
      <p>
        <MentionText text={answer} names={{}} />
      </p>
      {children}
    </div>
  </details>
);
