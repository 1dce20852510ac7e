import { Suspense, useCallback, useState } from "react";
import { Link } from "react-router";
import { faqPath } from "#features/faqs/contract/paths.ts";
import { InquiryModal } from "#features/inquiries/web/index.ts";
import type { TermsDocument } from "#features/terms/contract/views.ts";
import { TermsModal } from "#features/terms/web/index.ts";
import type { Area } from "#kit/contract/area.ts";
import styles from "./footer-links.module.css";
import { useLayoutMessages } from "./messages.ts";
import { useCloseOnNavigation } from "./use-close-on-navigation.ts";

type Opened = TermsDocument | "inquiry";

/**
 * R044: links to the provider's terms, inside a community its terms for one's kind, and the provider's privacy,
 * frequent questions (ST10), inquiry and company. The two pages open in a new tab; the server may redirect them to the provider's own pages, so they are
 * no router links.
 */
export function FooterLinks({ area, communityId }: { area: Area; communityId: number | null }) {
  const text = useLayoutMessages().footer;
  const [open, setOpen] = useState<Opened | null>(null);
  const close = useCallback(() => setOpen(null), []);
  useCloseOnNavigation(close);
  const own: TermsDocument = area === "alumni" ? "alumni" : "employee";
  const documents: TermsDocument[] = communityId === null ? ["provider"] : ["provider", own];
  const opener = (what: Opened) => (
    <button key={what} type="button" className={styles.link} onClick={() => setOpen(what)}>
      {text[what]}
    </button>
  );
  const page = (what: "privacy" | "company") => (
    <a href={`/${what}`} target="_blank" rel="noreferrer" className={styles.link}>
      {text[what]}
      <span className="visually-hidden">{text.newTab}</span>
    </a>
  );
  return (
    <nav aria-label={text.label} className={styles.links}>
      {documents.map(opener)}
      {page("privacy")}
      <Link to={faqPath(area)} className={styles.link}>
        {text.faq}
      </Link>
      {opener("inquiry")}
      {page("company")}
      <span>© Enishi</span>
      {open && (
        <Suspense>
          {open === "inquiry" ? (
            <InquiryModal communityId={communityId} onClose={close} />
          ) : (
            <TermsModal document={open} communityId={communityId} onClose={close} />
          )}
        </Suspense>
      )}
    </nav>
  );
}
