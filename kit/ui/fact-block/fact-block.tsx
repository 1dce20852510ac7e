import type { ReactNode } from "react";
import { type ConfirmItem, ConfirmList } from "../form-flow/form-flow.tsx";
import styles from "./fact-block.module.css";

type Props = {
  readonly title: string;
  readonly level?: 2 | 3;
  /** Nothing is drawn for none. */
  readonly items?: readonly ConfirmItem[];
  readonly children?: ReactNode;
};

/** What is known of somebody or something under one heading, as labels with values or as whatever stands below. */
export function FactBlock({ title, level = 3, items, children }: Props) {
  if (items?.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <section className={styles.block} aria-label={title}>
      <Heading>{title}</Heading>
      {items && <ConfirmList items={items} />}
      {children}
    </section>
  );
}
