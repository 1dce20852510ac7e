import { useQueryClient } from "@tanstack/react-query";
import { commonErrors } from "#kit/contract/errors.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { ApiError, isApiError } from "#kit/web/api/api-error.ts";
import { faultText } from "#kit/web/forms/field-errors.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { refreshGroup } from "./group-cache.ts";
import styles from "./groups.module.css";
import { useMessages } from "./messages.ts";

type Props = {
  restored: boolean;
  error: unknown;
  onDiscard: () => void;
  groupId: number | undefined;
  onClose: () => void;
};

/** Above the form: that a draft is back, or why sending failed where no single field is to blame. */
export function GroupNotice({ restored, error, onDiscard, groupId, onClose }: Props) {
  const text = useMessages().form;
  const { language } = useLanguage();
  const cache = useQueryClient();
  if (isApiError(error, commonErrors.ERROR_STATUS_HAS_CHANGED.code)) {
    const reload = () => {
      if (groupId !== undefined) refreshGroup(cache, groupId);
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
    <div className={styles.restored}>
      {text.restored}
      <Button size="sm" variant="subtle" onClick={onDiscard}>
        {text.discard}
      </Button>
    </div>
  );
}
