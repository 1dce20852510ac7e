import { lazy, Suspense } from "react";
import { formatSecond } from "#kit/contract/fields/tokyo-time.ts";
import common from "#kit/ui/common.module.css";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import { writtenIn } from "#kit/ui/written.tsx";
import type { OwedTerms } from "../contract/consent-calls.ts";
import styles from "./consent-dialog.module.css";
import { useTermsMessages } from "./messages.ts";

const Changes = lazy(() => import("./changes.tsx"));

/** Shows a document's changes since it was agreed to, and all of it; only the whole text where it is new. */
export function NewVersion({ terms }: { terms: OwedTerms }) {
  const text = useTermsMessages();
  const { document, version, created_at, content, agreed } = terms;
  return (
    <section className={common.stack3}>
      <div>
        <h3>{text.title[document]}</h3>
        <p className={styles.meta}>
          <span>{agreed ? text.consent.versions(agreed.version, version) : text.version(version)}</span>
          <time dateTime={created_at}>{text.updated(formatSecond(new Date(created_at)))}</time>
        </p>
      </div>
      {agreed ? (
        <>
          <Suspense fallback={<SkeletonLine width="80%" />}>
            <Changes before={agreed.content} after={content} />
          </Suspense>
          <details className={styles.whole}>
            <summary>{text.consent.whole}</summary>
            <div className={styles.text} {...writtenIn(content)}>
              {content}
            </div>
          </details>
        </>
      ) : (
        <div className={styles.text} {...writtenIn(content)}>
          {content}
        </div>
      )}
    </section>
  );
}
