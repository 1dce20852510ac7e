import styles from "./frame.module.css";

export type LogoProps = {
  readonly url: string | null;
  /** What stands in for a banner where a window is too narrow for it. */
  readonly markUrl?: string | null | undefined;
};

/** The community's logo, or the product's where it has none. R030 */
export function Logo({ url, markUrl }: LogoProps) {
  if (url)
    return (
      <picture className={styles.picture}>
        {markUrl && <source media="(max-width: 61.99em)" srcSet={markUrl} />}
        <img src={url} alt="" className={styles.logo} />
      </picture>
    );
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={styles.mark}>
      <circle cx="12" cy="16" r="8" fill="none" stroke="currentColor" strokeWidth="3" />
      <circle cx="20" cy="16" r="8" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.55" />
    </svg>
  );
}
