import { IconCircleCheck, type Icon as TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { ButtonLink } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { FlowScreen } from "./flow-screen.tsx";
import type { FlowStep } from "./form-flow.tsx";
import { useFocusIfLost } from "./use-focus-if-lost.ts";

/** The end of a flow: what has happened, and the one way on. */
export function Finished({
  title,
  steps,
  current = "finished",
  notice,
  icon: Icon = IconCircleCheck,
  message,
  children,
  next,
}: {
  title: string;
  steps?: readonly FlowStep[];
  /** The step the flow is at, if somebody else still has to act. */
  current?: FlowStep;
  notice?: ReactNode;
  icon?: TablerIcon;
  message: string;
  children?: ReactNode;
  next: { readonly to: string; readonly label: string };
}) {
  useFocusIfLost();
  return (
    <FlowScreen title={title} notice={notice} current={current} {...(steps && { steps })}>
      <Card>
        <EmptyState
          icon={Icon}
          title={message}
          action={
            <ButtonLink to={next.to} variant="primary">
              {next.label}
            </ButtonLink>
          }
        >
          {children}
        </EmptyState>
      </Card>
    </FlowScreen>
  );
}
