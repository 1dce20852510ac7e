import { formatSecond } from "#kit/contract/fields/tokyo-time.ts";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import { writtenIn } from "#kit/ui/written.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import type { TermsDocument } from "../contract/views.ts";
import { useTermsMessages } from "./messages.ts";
import styles from "./terms-modal.module.css";
import { useTerms } from "./use-terms.ts";

export type TermsModalProps = {
  readonly document: TermsDocument;
  /** It is null for the provider's terms. */
  readonly communityId: number | null;
  readonly onClose: () => void;
};

/** R054–R056: the modal shows title, version, time of the update, and the text to scroll through. */
export default function TermsModal({ document, communityId, onClose }: TermsModalProps) {
  const text = useTermsMessages();
  return (
    <Modal title={text.title[document]} onClose={onClose} wide>
      <Loaded
        query={useTerms(document, communityId)}
        skeleton={<SkeletonLine width="40%" />}
        gone={<EmptyState title={text.missing} />}
      >
        {({ data: terms }) => (
          <>
            <p className={styles.meta}>
              <span>{text.version(terms.version)}</span>
              <time dateTime={terms.created_at}>
                {text.updated(formatSecond(new Date(terms.created_at)))}
              </time>
            </p>
            <div className={styles.text} {...writtenIn(terms.content)}>
              {terms.content}
            </div>
          </>
        )}
      </Loaded>
    </Modal>
  );
}
