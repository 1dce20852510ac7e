import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./frame.module.css";
import { Logo } from "./logo.tsx";
import { useFrameMessages } from "./messages.ts";
import { OfflineBar } from "./offline-bar.tsx";

/** The frame has only the logo, for joining, signing in, and pages about errors. */
export function MinimalFrame({
  corner,
  footer,
  children,
}: {
  corner?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const text = useFrameMessages();
  return (
    <div className={styles.frame}>
      <header className={styles.minimalHeader}>
        <Link to="/" className={styles.brand} aria-label={`${text.product} ${text.home}`}>
          <Logo logoUrl={null} />
          <span className={styles.communityName}>{text.product}</span>
        </Link>
        {corner}
      </header>
      <OfflineBar />
      <main id="content" tabIndex={-1} className={styles.minimalContent}>
        {children}
      </main>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
