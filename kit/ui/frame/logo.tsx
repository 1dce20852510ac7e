import styles from "./frame.module.css";

/** The community's logo, or the product's where it has none. R030 */
export function Logo({ url }: { url: string | null }) {
  if (url) return <img src={url} alt="" className={styles.logo} />;
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={styles.mark}>
      <circle cx="12" cy="16" r="8" fill="none" stroke="currentColor" strokeWidth="3" />
      <circle cx="20" cy="16" r="8" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.55" />
    </svg>
  );
}
