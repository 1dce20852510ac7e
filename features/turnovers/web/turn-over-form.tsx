import { OwnerField, UserName, useAccount } from "#features/accounts/web/index.ts";
import { ConfirmByPasskey } from "#features/second-factors/web/index.ts";
import common from "#kit/ui/common.module.css";
import { EmailField } from "#kit/ui/fields/email-field.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { type Turnover, turnOver } from "../contract/calls.ts";
import { TURNOVER_INVITATION_DAYS, TURNOVER_UNDO_DAYS, TURNOVER_WAIT_HOURS } from "../contract/limits.ts";
import { useTurnoverMessages } from "./messages.ts";
import type { TurnoverParams } from "./turn-over-modal.tsx";
import styles from "./turnovers.module.css";

type Props = {
  readonly params: TurnoverParams;
  readonly turnover: Turnover;
  readonly onClose: () => void;
};

export function TurnOverForm({ params, turnover: { name, kept }, onClose }: Props) {
  const text = useTurnoverMessages();
  const account = useAccount().data?.data;
  const hasPassword = account?.has_password ?? true;
  const after = { done: () => text.done(name), onDone: onClose };
  const form = useForm(turnOver, {
    initial: () => ({ email: "", current_password: "" }),
    input: ({ email, current_password }) => ({
      params,
      body: { email, ...(hasPassword && { current_password }) },
    }),
    ...after,
  });
  const { asks, ends, keeps, chats, invites, undo } = text.effects;
  return (
    <>
      <Form form={form} submit={text.submit} className={common.stack4}>
        <ul className={styles.effects}>
          <li>{asks(TURNOVER_WAIT_HOURS)}</li>
          <li>{ends}</li>
          <li>{keeps(kept)}</li>
          <li>{chats(kept)}</li>
          <li>{invites(TURNOVER_INVITATION_DAYS)}</li>
          <li>{undo(TURNOVER_UNDO_DAYS)}</li>
        </ul>
        <EmailField
          {...form.bind("email")}
          label={text.email}
          hint={text.emailHint}
          autoComplete="off"
          required
        />
        {account?.email && <UserName email={account.email} />}
        <OwnerField {...form.bind("current_password")} asks={hasPassword} />
      </Form>
      <ConfirmByPasskey
        call={turnOver}
        inputOf={(passkey) => ({ params, body: { email: form.values.email, passkey } })}
        {...after}
      />
    </>
  );
}
