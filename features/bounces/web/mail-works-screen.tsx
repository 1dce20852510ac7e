import { IconCircleCheck, IconLinkOff } from "@tabler/icons-react";
import { useSearchParams } from "react-router";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { answerTestMail } from "../contract/calls.ts";
import styles from "./bounces.module.css";
import { useBounceMessages } from "./messages.ts";

/** Where the link of a test mail leads. That it was opened is all that was to be shown: there is nothing to confirm. */
export default function MailWorksScreen() {
  const text = useBounceMessages().works;
  const token = useSearchParams()[0].get("token") || "-";
  const answer = useCall(answerTestMail, { body: { token } }, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <Loaded
      query={answer}
      refused={(error) => (error.status === 400 ? <Broken code={error.code} /> : undefined)}
    >
      {() => (
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
      )}
    </Loaded>
  );
}

function Broken({ code }: { code: string }) {
  const text = useBounceMessages().works;
  const { language } = useLanguage();
  return (
    <div className={styles.screen}>
      <h1>{text.broken}</h1>
      <Card>
        <EmptyState
          icon={<IconLinkOff size={40} stroke={1.5} aria-hidden="true" />}
          action={<ButtonLink to="/">{text.toTop}</ButtonLink>}
        >
          {errorText({ message_code: code }, language)}
        </EmptyState>
      </Card>
    </div>
  );
}
