import { commonErrors } from "#kit/contract/errors.ts";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import { formatSecond } from "#kit/ui/time/format-time.ts";
import { isApiError } from "#kit/web/api/api-error.ts";
import type { TermsDocument } from "../contract/views.ts";
import { useTermsMessages } from "./messages.ts";
import styles from "./terms-modal.module.css";
import { useTerms } from "./use-terms.ts";

export type TermsModalProps = {
  readonly document: TermsDocument;
  /** Null for the provider's terms. */
  readonly communityId: number | null;
  readonly onClose: () => void;
};

/** R054–R056: title, version, when it was updated, and the text to scroll through. */
export default function TermsModal({ document, communityId, onClose }: TermsModalProps) {
  const text = useTermsMessages();
  const { data, error, isFetching, refetch } = useTerms(document, communityId);
  const terms = data?.data;
  return (
    <Modal title={text.title[document]} onClose={onClose} wide>
      {terms ? (
        <>
          <p className={styles.meta}>
            <span>{text.version(terms.version)}</span>
            <time dateTime={terms.created_at}>{text.updated(formatSecond(new Date(terms.created_at)))}</time>
          </p>
          <div className={styles.text}>{terms.content}</div>
        </>
      ) : isApiError(error, commonErrors.RECORD_NOT_FOUND.code) ? (
        <EmptyState title={text.missing} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <div aria-busy="true">
          <SkeletonLine width="40%" />
        </div>
      )}
    </Modal>
  );
}
