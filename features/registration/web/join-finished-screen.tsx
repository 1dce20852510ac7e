import { IconCircleCheck, IconHourglass } from "@tabler/icons-react";
import { Navigate, useLocation } from "react-router";
import type { AnswerOf } from "#kit/contract/call.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { FlowSteps } from "#kit/ui/form-flow/form-flow.tsx";
import { lobbyPath } from "#kit/web/session/area.ts";
import type { joinCommunity } from "../contract/calls.ts";
import { joiningSteps } from "./flow-steps.ts";
import { useRegistrationMessages } from "./messages.ts";
import styles from "./registration.module.css";

export type JoinedState = AnswerOf<typeof joinCommunity>["data"];

/** SA27: a member at once, or a candidate until an administrator has looked at it. */
export default function JoinFinishedScreen() {
  const text = useRegistrationMessages();
  const joined = useLocation().state as JoinedState | null;
  if (!joined) return <Navigate to={lobbyPath("alumni")} replace />;
  const { community, under_review } = joined;
  const Icon = under_review ? IconHourglass : IconCircleCheck;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <FlowSteps steps={joiningSteps} current="finished" />
        <h1>{under_review ? text.finished.reviewTitle : text.join.finishedTitle}</h1>
      </div>
      <Card>
        <EmptyState
          icon={<Icon size={40} stroke={1.5} aria-hidden="true" />}
          title={under_review ? text.finished.review(community.name) : text.join.welcome(community.name)}
          action={
            <ButtonLink
              to={under_review ? lobbyPath("alumni") : `/alumni/communities/${community.id}`}
              variant="primary"
            >
              {under_review ? text.landing.toLobby : text.join.enter}
            </ButtonLink>
          }
        />
      </Card>
    </div>
  );
}
