import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./frame.module.css";
import { Logo } from "./logo.tsx";
import { useFrameMessages } from "./messages.ts";

/** Only the logo: joining, logging in, and pages that say something went wrong. */
export function MinimalFrame({
  logoUrl = null,
  name = "Enishi",
  wide,
  corner,
  footer,
  children,
}: {
  logoUrl?: string | null;
  name?: string;
  wide?: boolean;
  /** At the end of the header. */
  corner?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const text = useFrameMessages();
  return (
    <div className={styles.frame}>
      <header className={styles.minimalHeader}>
        <Link to="/" className={styles.brand} aria-label={`${name} ${text.home}`}>
          <Logo url={logoUrl} />
          <span className={styles.communityName}>{name}</span>
        </Link>
        {corner}
      </header>
      <main id="content" tabIndex={-1} className={styles.minimalContent} data-wide={wide || undefined}>
        {children}
      </main>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
