import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./accounts.module.css";
import { useAccountMessages } from "./messages.ts";
import { ownArea } from "./own-area.ts";

/** A page below the account settings, with the way back. */
export function SettingsPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  const text = useAccountMessages().settings;
  const { paths } = ownArea();
  return (
    <div className={styles.settings}>
      <div className={styles.head}>
        <Link className={styles.back} to={paths.settings}>
          {text.back}
        </Link>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
