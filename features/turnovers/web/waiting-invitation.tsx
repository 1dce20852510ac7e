import { OwnerField, useAccount } from "#features/accounts/web/index.ts";
import { ConfirmByPasskey } from "#features/second-factors/web/index.ts";
import { formatDate } from "#kit/contract/fields/tokyo-time.ts";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { EmailField } from "#kit/ui/fields/email-field.tsx";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import {
  inviteTurnedOver,
  revokeTurnoverInvitation,
  type Turnover,
  undoTurnover,
} from "../contract/calls.ts";
import { useTurnoverMessages } from "./messages.ts";
import type { TurnoverParams } from "./turn-over-modal.tsx";

type Props = {
  readonly params: TurnoverParams;
  readonly name: string;
  readonly waiting: NonNullable<Turnover["waiting"]>;
  readonly onClose: () => void;
};

/** Sends the invitation again, to the same or a corrected address, revokes it, or undoes everything. */
export function WaitingInvitation({ params, name, waiting, onClose }: Props) {
  const text = useTurnoverMessages();
  const { email, asked_at, expires_at, state, confirmed } = waiting;
  const hasPassword = useAccount().data?.data.has_password ?? true;
  const again = useForm(inviteTurnedOver, {
    initial: () => ({ email, current_password: "" }),
    input: (values) => ({
      params,
      body: {
        email: values.email,
        ...(hasPassword && values.email !== email && { current_password: values.current_password }),
      },
    }),
    done: (_, values) => (values.email === email ? text.again.done(name) : text.again.asked(name)),
    onDone: onClose,
  });
  const isOther = again.values.email !== email;
  const stop = useAction(revokeTurnoverInvitation, {
    input: () => ({ params }),
    ask: () => ({
      title: text.stop.title(name),
      message: text.stop.message,
      confirmLabel: text.stop.confirm,
      danger: true,
    }),
    done: () => text.stop.done(name),
  });
  const undo = useAction(undoTurnover, {
    input: () => ({ params }),
    ask: () => ({
      title: text.undo.title(name),
      message: text.undo.message,
      confirmLabel: text.undo.confirm,
    }),
    done: () => text.undo.done(name),
    onDone: onClose,
  });
  return (
    <div className={common.stack4}>
      <p>{text.waits}</p>
      <ConfirmList
        items={[
          { label: text.state, value: text.states[state] },
          { label: text.asked, value: formatDate(new Date(asked_at)) },
          { label: text.expires, value: formatDate(new Date(expires_at)) },
          { label: text.chats.label, value: text.chats[confirmed ? "open" : "closed"] },
        ]}
      />
      <Form form={again} submit={text.again.submit} className={common.stack4}>
        <EmailField
          {...again.bind("email")}
          label={text.email}
          hint={text.again.hint}
          autoComplete="off"
          required
        />
        {isOther && <OwnerField {...again.bind("current_password")} asks={hasPassword} />}
      </Form>
      {isOther && (
        <ConfirmByPasskey
          call={inviteTurnedOver}
          inputOf={(passkey) => ({ params, body: { email: again.values.email, passkey } })}
          done={() => text.again.asked(name)}
          onDone={onClose}
        />
      )}
      <div className={common.wrap2}>
        {state === "valid" && (
          <Button variant="subtle" onClick={() => stop.run()}>
            {text.stop.act}
          </Button>
        )}
        <Button variant="subtle" onClick={() => undo.run()}>
          {text.undo.act}
        </Button>
      </div>
      {stop.dialog ?? undo.dialog}
    </div>
  );
}
