import { cx } from "../class-names.ts";
import styles from "./frame.module.css";

export type LogoProps = {
  readonly logoUrl: string | null;
  /** This square replaces the banner where the window is too narrow for it. */
  readonly markUrl?: string | null | undefined;
  readonly communityName?: string | undefined;
};

/** Shows the community's logo, else the product's; its initial where a banner alone cannot be read. R030 */
export function Logo({ logoUrl, markUrl, communityName }: LogoProps) {
  const initial = [...(communityName ?? "")][0];
  if (logoUrl && markUrl)
    return (
      <picture className={styles.picture}>
        <source media="(max-width: 61.99em)" srcSet={markUrl} />
        <img src={logoUrl} alt="" data-initial={initial} className={styles.logo} />
      </picture>
    );
  const square = markUrl ?? logoUrl;
  if (square)
    return (
      <>
        <img
          src={square}
          alt=""
          data-initial={initial}
          className={cx(styles.logo, !markUrl && styles.onDesktop)}
        />
        {!markUrl && (
          <span className={cx(styles.initial, styles.onMobile)} aria-hidden="true">
            {initial}
          </span>
        )}
      </>
    );
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={styles.mark}>
      <circle cx="12" cy="16" r="8" fill="none" stroke="currentColor" strokeWidth="3" />
      <circle cx="20" cy="16" r="8" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.55" />
    </svg>
  );
}
