import { IconCircleCheck } from "@tabler/icons-react";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { currentArea, lobbyPath } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";
import { useWithdrawalMessages } from "./messages.ts";
import styles from "./withdrawal.module.css";

/** What there is to say at the end, and the way on for whoever still has an account. */
export function Finished({ title, text }: { title: string; text: string }) {
  const messages = useWithdrawalMessages().finished;
  const area = currentArea();
  const isIn = readStoredSession(area) !== null;
  return (
    <div className={styles.screen}>
      <h1>{title}</h1>
      <Card>
        <EmptyState
          icon={<IconCircleCheck size={40} stroke={1.5} aria-hidden="true" />}
          title={messages.thanks}
          action={
            <ButtonLink variant="primary" to={isIn ? lobbyPath(area) : "/"}>
              {isIn ? messages.toLobby : messages.toTop}
            </ButtonLink>
          }
        >
          {text}
        </EmptyState>
      </Card>
    </div>
  );
}
