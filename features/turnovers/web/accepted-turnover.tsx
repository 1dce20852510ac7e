import { formatDate } from "#kit/contract/fields/tokyo-time.ts";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { type Turnover, undoTurnover } from "../contract/calls.ts";
import { turnoverErrors } from "../contract/errors.ts";
import { useTurnoverMessages } from "./messages.ts";
import type { TurnoverParams } from "./turn-over-modal.tsx";

type Props = {
  readonly params: TurnoverParams;
  readonly name: string;
  readonly accepted: NonNullable<Turnover["accepted"]>;
  readonly mayUndo: boolean;
  readonly onClose: () => void;
};

/** The person has come; for some days the contractor may still undo everything. */
export function AcceptedTurnover({ params, name, accepted, mayUndo, onClose }: Props) {
  const messages = useTurnoverMessages();
  const text = messages.accepted;
  const { language } = useLanguage();
  const { accepted_at, undo_until, confirmed } = accepted;
  const undo = useAction(undoTurnover, {
    input: () => ({ params }),
    ask: () => ({
      title: messages.undo.title(name),
      message: text.undoText,
      confirmLabel: messages.undo.confirm,
      danger: true,
    }),
    done: () => messages.undo.done(name),
    onDone: onClose,
  });
  return (
    <div className={common.stack4}>
      <ConfirmList
        items={[
          { label: messages.standingLabel, value: text.state },
          { label: text.at, value: formatDate(new Date(accepted_at)) },
          { label: messages.chats.label, value: messages.chats[confirmed ? "open" : "closed"] },
          { label: text.undoUntil, value: formatDate(new Date(undo_until)) },
        ]}
      />
      {mayUndo ? (
        <div className={common.wrap2}>
          <Button variant="danger" onClick={() => undo.run()}>
            {messages.undo.act}
          </Button>
        </div>
      ) : (
        <p className={common.note}>
          {errorText({ message_code: turnoverErrors.ERROR_TURNOVER_UNDO_CONTRACTOR.code }, language)}
        </p>
      )}
      {undo.dialog}
    </div>
  );
}
