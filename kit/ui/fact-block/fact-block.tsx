import { createContext, type ReactNode, useContext } from "react";
import { type ConfirmItem, ConfirmList } from "../form-flow/form-flow.tsx";
import styles from "./fact-block.module.css";

/** Below the heading of a page; inside a panel beside one, below that of the panel. */
export const FactLevel = createContext<2 | 3>(2);

type Props = {
  readonly title: string;
  /** Nothing is drawn for none. */
  readonly items?: readonly ConfirmItem[];
  readonly children?: ReactNode;
};

/** What is known of somebody or something under one heading, as labels with values or as whatever stands below. */
export function FactBlock({ title, items, children }: Props) {
  const Heading = `h${useContext(FactLevel)}` as const;
  if (items?.length === 0) return null;
  return (
    <section className={styles.block} aria-label={title}>
      <Heading>{title}</Heading>
      {items && <ConfirmList items={items} />}
      {children}
    </section>
  );
}
