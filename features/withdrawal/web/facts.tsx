import type { TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { cx } from "#kit/ui/class-names.ts";
import common from "#kit/ui/common.module.css";
import styles from "./withdrawal.module.css";

export type FactProps = { readonly icon: TablerIcon; readonly grave?: boolean; readonly children: ReactNode };

export const Fact = ({ icon: Icon, grave, children }: FactProps) => (
  <li className={cx(styles.fact, grave && styles.grave)}>
    <span className={styles.icon}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
    </span>
    <div>{children}</div>
  </li>
);

export const Facts = ({ children }: { children: ReactNode }) => <ul className={common.stack4}>{children}</ul>;
