import { useQueryClient } from "@tanstack/react-query";
import { commonErrors } from "#kit/contract/errors.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { ApiError, isApiError } from "#kit/web/api/api-error.ts";
import { faultText } from "#kit/web/forms/field-errors.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { listPosts } from "../../contract/calls.ts";
import { useMessages } from "../messages.ts";
import { postKey } from "../post-cache.ts";
import styles from "./composer.module.css";

type Props = {
  restored: boolean;
  error: unknown;
  onDiscard: () => void;
  postId: number | undefined;
  onClose: () => void;
};

/** Above the form: that a draft is back, or why sending failed where no single field is to blame. */
export function ComposerNotice({ restored, error, onDiscard, postId, onClose }: Props) {
  const text = useMessages().composer;
  const { language } = useLanguage();
  const cache = useQueryClient();
  if (isApiError(error, commonErrors.ERROR_STATUS_HAS_CHANGED.code)) {
    const reload = () => {
      void cache.invalidateQueries({ queryKey: [listPosts.path] });
      if (postId !== undefined) void cache.invalidateQueries({ queryKey: postKey(postId) });
      onClose();
    };
    return (
      <div className={styles.problem} role="alert">
        {text.stale}
        <Button size="sm" onClick={reload}>
          {text.reload}
        </Button>
      </div>
    );
  }
  if (error instanceof ApiError && !error.faults.some((fault) => fault.field))
    return (
      <p className={styles.problem} role="alert">
        {faultText(error.faults[0] ?? { message_code: error.code }, language)}
      </p>
    );
  if (!restored) return null;
  return (
    <p className={styles.restored}>
      {text.draftRestored}
      <Button size="sm" variant="subtle" onClick={onDiscard}>
        {text.discard}
      </Button>
    </p>
  );
}
