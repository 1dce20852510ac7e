import { IconLinkOff } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { AnswerOf } from "#kit/contract/call.ts";
import { Button, ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { send } from "#kit/web/api/send.ts";
import { errorText, registerErrors } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useSend } from "#kit/web/query/use-call.ts";
import { showSubscription, subscribeAgain, unsubscribe } from "../contract/calls.ts";
import { noticeChoiceErrors } from "../contract/errors.ts";
import { useNoticeChoiceMessages } from "./messages.ts";
import styles from "./notice-choices.module.css";

registerErrors(noticeChoiceErrors);

type Subscription = AnswerOf<typeof showSubscription>;

/** Opening it changes nothing, since programs that look for viruses open links too; a button does. */
export default function UnsubscribeScreen() {
  const text = useNoticeChoiceMessages().unsubscribe;
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const token = params.get("token") ?? "-";
  const key = [showSubscription.path, token];
  const { data, error, isFetching, refetch } = useQuery<Subscription, ApiError>({
    queryKey: key,
    queryFn: () => send(showSubscription, { body: { token } }),
    meta: { quiet: true },
    refetchOnWindowFocus: false,
  });
  if (data) return <Subscribed token={token} queryKey={key} data={data.data} />;
  if (!error) return <RowSkeletons count={2} />;
  const message = errorText({ message_code: error.code }, language);
  if (error.status !== 400)
    return <ErrorState message={message} onRetry={() => void refetch()} pending={isFetching} />;
  return (
    <div className={styles.page}>
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

type Props = {
  readonly token: string;
  readonly queryKey: readonly string[];
  readonly data: Subscription["data"];
};

function Subscribed({ token, queryKey, data: { switched_off, still_on } }: Props) {
  const text = useNoticeChoiceMessages();
  const cache = useQueryClient();
  const [isBack, setBack] = useState(false);
  const show = (answer: Subscription) => cache.setQueryData(queryKey, answer);
  const stop = useSend(unsubscribe, {
    onSuccess: (answer) => {
      setBack(false);
      show(answer);
    },
  });
  const again = useSend(subscribeAgain, {
    onSuccess: (answer) => {
      setBack(true);
      show(answer);
    },
  });
  const mayStop = still_on.length > 0;
  const listed = mayStop ? still_on : switched_off;
  const lead = mayStop
    ? text.unsubscribe.lead
    : listed.length > 0
      ? text.unsubscribe.stoppedLead
      : text.unsubscribe.nothing;
  return (
    <div className={styles.page}>
      <h1>{mayStop || listed.length === 0 ? text.unsubscribe.title : text.unsubscribe.stopped}</h1>
      <div role="status">{isBack && mayStop && <NoticeBox>{text.unsubscribe.back}</NoticeBox>}</div>
      <Card className={styles.page}>
        <p>{lead}</p>
        {listed.length > 0 && (
          <ul className={styles.list}>
            {listed.map(({ kind, delivery }) => (
              <li key={kind}>
                {text.kind[kind]} <span className={styles.dim}>{text.delivery[delivery]}</span>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.buttons}>
          {mayStop && (
            <Button
              variant="primary"
              pending={stop.isPending}
              onClick={() => stop.mutate({ query: { token } })}
            >
              {text.unsubscribe.stop}
            </Button>
          )}
          {!mayStop && listed.length > 0 && (
            <Button pending={again.isPending} onClick={() => again.mutate({ body: { token } })}>
              {text.unsubscribe.undo}
            </Button>
          )}
        </div>
      </Card>
      <p className={styles.dim}>{text.unsubscribe.settings}</p>
    </div>
  );
}
