import { IconLinkOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Card } from "#kit/ui/card/card.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import styles from "./accounts.module.css";
import type { useLink } from "./use-link.ts";

/** While the link is looked at, and where that did not work. */
export function LinkUnderWay({ link, label }: { link: ReturnType<typeof useLink>; label: string }) {
  const { language } = useLanguage();
  if (link.error)
    return (
      <ErrorState
        message={errorText({ message_code: link.error.code }, language)}
        onRetry={() => void link.refetch()}
        pending={link.isFetching}
      />
    );
  return (
    <Card className={styles.stack} aria-busy="true">
      <h1>{label}</h1>
      <SkeletonLine width="70%" />
    </Card>
  );
}

/** Why the link of a mail is of no use any more, and how to go on. */
export function RefusedLink({ title, code, children }: { title: string; code: string; children: ReactNode }) {
  const { language } = useLanguage();
  return (
    <div className={styles.screen}>
      <h1>{title}</h1>
      <Card>
        <EmptyState
          icon={<IconLinkOff size={40} stroke={1.5} aria-hidden="true" />}
          action={<div className={styles.buttons}>{children}</div>}
        >
          {errorText({ message_code: code }, language)}
        </EmptyState>
      </Card>
    </div>
  );
}

/** The server has said what is wrong with the link; anything else may be tried again. */
export const isRefusal = (error: ApiError | null): error is ApiError => error?.status === 400;
