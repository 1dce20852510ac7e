import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { ButtonRow } from "../button/button-row.tsx";
import { Card } from "../card/card.tsx";
import common from "../common.module.css";
import { NoticeBox } from "../notice-box/notice-box.tsx";
import { useNamedPage } from "../page-head/page-name.ts";
import { Quoting } from "../written.tsx";
import { type ConfirmItem, ConfirmList, type FlowStep, FlowSteps, useFlowText } from "./form-flow.tsx";

type Props = {
  /** These are the steps of the flow and the current one; without them the screen is no part of a flow. */
  readonly steps?: readonly FlowStep[];
  readonly current?: FlowStep;
  /** It leads back to what this belongs to. */
  readonly above?: ReactNode;
  readonly title: string;
  readonly lead?: string;
  /** It says what to know before beginning. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
};

/** A form on a screen of its own shows the place in its flow, its title, and its fields. */
export function FlowScreen({ steps = [], current = "input", above, title, lead, notice, children }: Props) {
  // One screen may go through several headings, such as from what will be done to what has been done.
  useNamedPage(title);
  return (
    <div className={common.page}>
      <div className={common.stack3}>
        {above}
        {steps.length > 0 && <FlowSteps steps={steps} current={current} />}
        <h1>{title}</h1>
        {lead && (
          <p className={common.dim}>
            <Quoting>{lead}</Quoting>
          </p>
        )}
        {notice}
      </div>
      {children}
    </div>
  );
}

type ConfirmProps = Pick<Props, "steps" | "title" | "lead"> & {
  readonly items: readonly ConfirmItem[];
  readonly action: {
    readonly run: () => void;
    readonly isPending: boolean;
    readonly problem: string | null | undefined;
  };
  readonly submit: string;
  readonly onBack: () => void;
};

/** Shows everything once more before it is sent. */
export function FlowConfirm({ items, action, submit, onBack, ...head }: ConfirmProps) {
  const text = useFlowText();
  return (
    <FlowScreen {...head} current="confirm">
      <Card>
        <ConfirmList items={items} />
      </Card>
      {action.problem && <NoticeBox alert>{action.problem}</NoticeBox>}
      <ButtonRow>
        <Button onClick={() => onBack()} disabled={action.isPending}>
          {text.back}
        </Button>
        <Button variant="primary" pending={action.isPending} onClick={() => action.run()}>
          {submit}
        </Button>
      </ButtonRow>
    </FlowScreen>
  );
}
