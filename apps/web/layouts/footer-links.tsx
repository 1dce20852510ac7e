import { Suspense, useCallback, useState } from "react";
import type { TermsDocument } from "#features/terms/contract/views.ts";
import { TermsModal } from "#features/terms/web/index.ts";
import type { Area } from "#kit/contract/area.ts";
import styles from "./footer-links.module.css";
import { useLayoutMessages } from "./messages.ts";
import { useCloseOnNavigation } from "./use-close-on-navigation.ts";

/** R044: the provider's terms, and inside a community those of the community for one's kind. */
export function FooterLinks({ area, communityId }: { area: Area; communityId: number | null }) {
  const text = useLayoutMessages().footer;
  const [open, setOpen] = useState<TermsDocument | null>(null);
  const close = useCallback(() => setOpen(null), []);
  useCloseOnNavigation(close);
  const own: TermsDocument = area === "alumni" ? "alumni" : "employee";
  const documents: TermsDocument[] = communityId === null ? ["provider"] : ["provider", own];
  return (
    <nav aria-label={text.label} className={styles.links}>
      {documents.map((document) => (
        <button key={document} type="button" className={styles.link} onClick={() => setOpen(document)}>
          {text[document]}
        </button>
      ))}
      <span>© Enishi</span>
      {open && (
        <Suspense>
          <TermsModal document={open} communityId={communityId} onClose={close} />
        </Suspense>
      )}
    </nav>
  );
}
