import { IconSpeakerphone } from "@tabler/icons-react";
import styles from "./notification-panel.module.css";

/** The provider speaks. */
export const ProductIcon = () => (
  <span className={styles.icon}>
    <IconSpeakerphone size={22} aria-hidden="true" />
  </span>
);
