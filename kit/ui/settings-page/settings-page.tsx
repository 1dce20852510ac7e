import type { ReactNode } from "react";
import styles from "./settings-page.module.css";

type Section = { readonly id: string; readonly title: string };
type Props = {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Sections are in this order; each is rendered as a `SettingsBlock` with the same id. */
  readonly sections: readonly Section[];
  readonly children: ReactNode;
};

/** A page of settings lists its sections beside it on wide windows. */
export const SettingsPage = ({ title, lead, sections, children }: Props) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <h1>{title}</h1>
      {lead}
    </header>
    <nav aria-label={title} className={styles.sections}>
      {sections.map((section) => (
        <a key={section.id} href={`#${section.id}`}>
          {section.title}
        </a>
      ))}
    </nav>
    <div className={styles.body}>{children}</div>
  </div>
);

type BlockProps = Section & { readonly lead?: ReactNode; readonly children: ReactNode };

export const SettingsBlock = ({ id, title, lead, children }: BlockProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={styles.block}>
    <h2 id={`${id}-title`}>{title}</h2>
    {lead && <p className={styles.lead}>{lead}</p>}
    {children}
  </section>
);

/** Each row of a section names a setting, explains it in one sentence, and has its control. */
export const SettingsRows = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.rows}>{children}</ul>
);
