import common from "#kit/ui/common.module.css";
import { EmailField } from "#kit/ui/fields/email-field.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { type Turnover, turnOver } from "../contract/calls.ts";
import { TURNOVER_INVITATION_DAYS } from "../contract/limits.ts";
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
  const form = useForm(turnOver, {
    initial: () => ({ email: "" }),
    input: (body) => ({ params, body }),
    done: () => text.done(name),
    onDone: onClose,
  });
  const { ends, keeps, invites, undo } = text.effects;
  return (
    <Form form={form} submit={text.submit} className={common.stack4}>
      <ul className={styles.effects}>
        <li>{ends}</li>
        <li>{keeps(kept)}</li>
        <li>{invites(TURNOVER_INVITATION_DAYS)}</li>
        <li>{undo}</li>
      </ul>
      <EmailField
        {...form.bind("email")}
        label={text.email}
        hint={text.emailHint}
        autoComplete="off"
        required
      />
    </Form>
  );
}
