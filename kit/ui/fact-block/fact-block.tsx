import { createContext, type ReactNode, useContext } from "react";
import { type ConfirmItem, ConfirmList } from "../form-flow/form-flow.tsx";
import styles from "./fact-block.module.css";

/** The block's heading follows that of the page; inside a panel, that of the panel. */
export const FactLevel = createContext<2 | 3>(2);

type Props = {
  readonly title: string;
  /** Without items nothing is rendered. */
  readonly items?: readonly ConfirmItem[];
  readonly children?: ReactNode;
};

/** Facts are under one heading, as labels with values or as any content. */
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
