import { IconCircleCheck, IconHourglass } from "@tabler/icons-react";
import type { AnswerOf } from "#kit/contract/call.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { FlowSteps } from "#kit/ui/form-flow/form-flow.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { lobbyPath, loginPath } from "#kit/web/session/area.ts";
import type { activateAlumnus } from "../contract/calls.ts";
import { flowSteps } from "./flow-steps.ts";
import { useRegistrationMessages } from "./messages.ts";
import styles from "./registration.module.css";

/** SA23, the end: a member, or a candidate until an administrator has looked at it. */
export function Activated({ answer }: { answer: AnswerOf<typeof activateAlumnus>["data"] }) {
  const text = useRegistrationMessages().finished;
  const { community, under_review, already_activated, session } = answer;
  const Icon = under_review ? IconHourglass : IconCircleCheck;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <FlowSteps steps={flowSteps} current="finished" />
        <h1>{under_review ? text.reviewTitle : text.title}</h1>
      </div>
      {already_activated && <NoticeBox>{text.already}</NoticeBox>}
      <Card>
        <EmptyState
          icon={<Icon size={40} stroke={1.5} aria-hidden="true" />}
          title={under_review ? text.review(community.name) : text.welcome(community.name)}
          action={
            <ButtonLink to={session ? lobbyPath("alumni") : loginPath.alumni} variant="primary">
              {session ? text.toLobby : text.login}
            </ButtonLink>
          }
        />
      </Card>
    </div>
  );
}
