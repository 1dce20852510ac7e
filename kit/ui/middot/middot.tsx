import styles from "./middot.module.css";

/** Separates two facts on a line. It is a space with a dot behind it, so that no line begins or ends with one. */
export const Middot = () => <span className={styles.middot}> </span>;
