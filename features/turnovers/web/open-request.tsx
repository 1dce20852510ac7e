import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { type Turnover, undoTurnover } from "../contract/calls.ts";
import { useTurnoverMessages } from "./messages.ts";
import type { TurnoverParams } from "./turn-over-modal.tsx";

type Props = {
  readonly params: TurnoverParams;
  readonly name: string;
  readonly request: NonNullable<Turnover["request"]>;
  readonly onClose: () => void;
};

/** Says until when the employee may object, and takes the request back. */
export function OpenRequest({ params, name, request, onClose }: Props) {
  const messages = useTurnoverMessages();
  const text = messages.request;
  const { email, asked_by, asked_at, due_at } = request;
  const cancel = useAction(undoTurnover, {
    input: () => ({ params }),
    ask: () => ({
      title: text.cancelTitle(name),
      message: text.cancelText,
      confirmLabel: text.cancelConfirm,
    }),
    done: () => text.cancelled(name),
    onDone: onClose,
  });
  return (
    <div className={common.stack4}>
      <p>{text.lead}</p>
      <ConfirmList
        items={[
          { label: messages.standingLabel, value: text.state },
          { label: messages.email, value: <EmailAddress address={email} /> },
          { label: text.askedBy, value: asked_by ?? text.somebodyGone },
          { label: text.askedAt, value: formatMinute(new Date(asked_at)) },
          { label: text.dueAt, value: due_at ? formatMinute(new Date(due_at)) : text.notSent },
        ]}
      />
      <div className={common.wrap2}>
        <Button variant="subtle" onClick={() => cancel.run()}>
          {text.cancel}
        </Button>
      </div>
      {cancel.dialog}
    </div>
  );
}
