import { IconHelpCircle } from "@tabler/icons-react";
import { type ReactNode, useId, useRef } from "react";
import { defineMessages } from "#kit/web/i18n.ts";
import { IconButton } from "../button/button.tsx";
import { Popover } from "../popover/popover.tsx";
import styles from "./page-head.module.css";

const useText = defineMessages({ about: "この画面について" }, { about: "About this screen" });

export type PageHeadProps = {
  readonly title: string;
  /** This is the number of rows, with its counting word. */
  readonly count?: string | undefined;
  /** Says behind a question mark what the screen is for. */
  readonly lead?: string | undefined;
  /** A screen has at most one primary step and two others. */
  readonly children?: ReactNode;
};

export function PageHead({ title, count, lead, children }: PageHeadProps) {
  const text = useText();
  const id = useId();
  const help = useRef<HTMLButtonElement>(null);
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {count && <span className={styles.count}>{count}</span>}
      {lead && (
        <>
          <IconButton ref={help} label={text.about} popoverTarget={id}>
            <IconHelpCircle size={18} aria-hidden="true" />
          </IconButton>
          <Popover id={id} label={text.about} anchor={help} className={styles.lead}>
            {() => lead}
          </Popover>
        </>
      )}
      <div className={styles.steps}>{children}</div>
    </header>
  );
}
