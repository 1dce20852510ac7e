import { type ReactNode, useId } from "react";
import { Card } from "../card/card.tsx";
import common from "../common.module.css";
import styles from "./gallery.module.css";

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Card as="div" className={styles.sample}>
      <h3 className={styles.name}>{name}</h3>
      {children}
    </Card>
  );
}

export const Row = ({ children }: { children: ReactNode }) => <div className={common.row3}>{children}</div>;
