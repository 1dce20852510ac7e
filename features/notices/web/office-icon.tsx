import { IconNews } from "@tabler/icons-react";
import styles from "./notification-panel.module.css";

/** A notice of the office has no actor. */
export const OfficeIcon = () => (
  <span className={styles.icon}>
    <IconNews size={22} aria-hidden="true" />
  </span>
);
