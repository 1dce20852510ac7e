import { useState } from "react";
import { useSearchParams } from "react-router";
import type { AnswerOf } from "#kit/contract/call.ts";
import { Button, ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { RefusalScreen } from "#kit/web/errors/refusal-screen.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { callKey, useCall } from "#kit/web/query/use-call.ts";
import { useMailedLanguage } from "#kit/web/use-mailed-language.ts";
import { showSubscription, subscribeAgain, unsubscribe } from "../contract/calls.ts";
import { useNoticeChoiceMessages } from "./messages.ts";
import styles from "./notice-choices.module.css";

type Subscription = AnswerOf<typeof showSubscription>;

/** Opening it changes nothing, since virus scanners open links too; only a button does. */
export default function UnsubscribeScreen() {
  const [params] = useSearchParams();
  const token = params.get("token") ?? "-";
  const subscription = useCall(showSubscription, { body: { token } }, { refetchOnWindowFocus: false });
  useMailedLanguage(subscription.data?.data.language);
  return (
    <Loaded
      query={subscription}
      refused={(error) => (error.status === 400 ? <Broken code={error.code} /> : undefined)}
    >
      {({ data }) => <Subscribed token={token} data={data} />}
    </Loaded>
  );
}

function Broken({ code }: { code: string }) {
  const text = useNoticeChoiceMessages().unsubscribe;
  return (
    <RefusalScreen
      title={text.broken}
      reason={{ message_code: code }}
      action={<ButtonLink to="/">{text.toTop}</ButtonLink>}
    />
  );
}

type Props = {
  readonly token: string;
  readonly data: Subscription["data"];
};

function Subscribed({ token, data: { switched_off, still_on } }: Props) {
  const text = useNoticeChoiceMessages();
  const [isBack, setBack] = useState(false);
  const keptAs = callKey(showSubscription, { body: { token } });
  const stop = useAction(unsubscribe, {
    input: () => ({ query: { token } }),
    keptAs,
    onDone: () => setBack(false),
  });
  const again = useAction(subscribeAgain, {
    input: () => ({ body: { token } }),
    keptAs,
    onDone: () => setBack(true),
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
        <div className={common.wrap3}>
          {mayStop && (
            <Button variant="primary" pending={stop.isPending} onClick={() => stop.run()}>
              {text.unsubscribe.stop}
            </Button>
          )}
          {!mayStop && listed.length > 0 && (
            <Button pending={again.isPending} onClick={() => again.run()}>
              {text.unsubscribe.undo}
            </Button>
          )}
        </div>
      </Card>
      <p className={styles.dim}>{text.unsubscribe.settings}</p>
    </div>
  );
}
