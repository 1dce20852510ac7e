import { IconCircleCheck, IconLinkOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { AnswerOf } from "#kit/contract/call.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { send } from "#kit/web/api/send.ts";
import { errorText, registerErrors } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { answerTestMail } from "../contract/calls.ts";
import { bounceErrors } from "../contract/errors.ts";
import styles from "./bounces.module.css";
import { useBounceMessages } from "./messages.ts";

registerErrors(bounceErrors);

/** Where the link of a test mail leads. That it was opened is all that was to be shown: there is nothing to confirm. */
export default function MailWorksScreen() {
  const text = useBounceMessages().works;
  const { language } = useLanguage();
  const token = useSearchParams()[0].get("token") || "-";
  const { data, error, isFetching, refetch } = useQuery<AnswerOf<typeof answerTestMail>, ApiError>({
    queryKey: [answerTestMail.path, token],
    queryFn: ({ signal }) => send(answerTestMail, { body: { token } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  if (data)
    return (
      <div className={styles.screen}>
        <h1>{text.title}</h1>
        <Card>
          <EmptyState
            icon={<IconCircleCheck size={40} stroke={1.5} aria-hidden="true" />}
            title={text.done}
            action={<ButtonLink to="/">{text.toTop}</ButtonLink>}
          />
        </Card>
      </div>
    );
  if (!error) return <RowSkeletons count={2} />;
  const message = errorText({ message_code: error.code }, language);
  if (error.status !== 400)
    return <ErrorState message={message} onRetry={() => void refetch()} pending={isFetching} />;
  return (
    <div className={styles.screen}>
      <h1>{text.broken}</h1>
      <Card>
        <EmptyState
          icon={<IconLinkOff size={40} stroke={1.5} aria-hidden="true" />}
          action={<ButtonLink to="/">{text.toTop}</ButtonLink>}
        >
          {message}
        </EmptyState>
      </Card>
    </div>
  );
}
