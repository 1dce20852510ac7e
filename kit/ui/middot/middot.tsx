import styles from "./middot.module.css";

/** Parts two facts of a line. It is a space with a dot behind it, so that no line begins or ends in one. */
export const Middot = () => <span className={styles.middot}> </span>;
