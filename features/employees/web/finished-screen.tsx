import { IconCircleCheck } from "@tabler/icons-react";
import { Navigate, useLocation } from "react-router";
import { useRegistrationMessages } from "#features/registration/web/index.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { FlowSteps } from "#kit/ui/form-flow/form-flow.tsx";
import { lobbyPath } from "#kit/web/session/area.ts";
import styles from "./employees.module.css";
import { flowSteps } from "./flow-steps.ts";

export type FinishedState = {
  readonly community: { readonly id: number; readonly name: string };
  /** Registered just now, and signed in by it; otherwise joined with the account they had. */
  readonly isNew: boolean;
};

/** SB22: the person is in. */
export default function FinishedScreen() {
  const text = useRegistrationMessages();
  const state = useLocation().state as FinishedState | null;
  if (!state) return <Navigate to={lobbyPath("community")} replace />;
  const { community, isNew } = state;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        {isNew && <FlowSteps steps={flowSteps} current="finished" />}
        <h1>{isNew ? text.finished.title : text.join.finishedTitle}</h1>
      </div>
      <Card>
        <EmptyState
          icon={<IconCircleCheck size={40} stroke={1.5} aria-hidden="true" />}
          title={text.finished.welcome(community.name)}
          action={
            <ButtonLink
              to={isNew ? lobbyPath("community") : `/community/communities/${community.id}`}
              variant="primary"
            >
              {isNew ? text.finished.toLobby : text.join.enter}
            </ButtonLink>
          }
        />
      </Card>
    </div>
  );
}
