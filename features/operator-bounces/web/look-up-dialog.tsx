import { useState } from "react";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { EmailField } from "#kit/ui/fields/email-field.tsx";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { Quoting } from "#kit/ui/written.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { bounceCauseWords, type LookedUpAddress, lookUpAddress } from "../contract/calls.ts";
import { useBouncesMessages } from "./messages.ts";
import { useDeliverAgain } from "./use-deliver-again.ts";

type Found = { readonly email: string; readonly state: LookedUpAddress };

/** An address is known by a key that is made of the whole of it. */
export function LookUpDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useBouncesMessages().dialog;
  const [found, setFound] = useState<Found | null>(null);
  const form = useForm(lookUpAddress, {
    initial: () => ({ email: "" }),
    input: (body) => ({ body }),
    onDone: ({ data }, { email }) => setFound({ email, state: data }),
  });
  return (
    <Modal title={text.title} onClose={onClose}>
      <div className={common.stack4}>
        <Form
          form={form}
          submitsOnEnter
          submit={text.submit}
          other={<Button onClick={onClose}>{text.close}</Button>}
        >
          <p>{text.lead}</p>
          <EmailField
            {...form.bind("email")}
            label={text.email}
            autoComplete="off"
            enterKeyHint="search"
            required
          />
        </Form>
        {found && <AddressFacts key={found.email} {...found} onResumed={() => form.submit()} />}
      </div>
    </Modal>
  );
}

function AddressFacts({ email, state, onResumed }: Found & { readonly onResumed: () => void }) {
  const text = useBouncesMessages();
  const { language } = useLanguage();
  const resume = useDeliverAgain(onResumed);
  const { bounce_id, cause, failing_since, stopped_at, worked_at, communities } = state;
  const at = (label: string, time: string | null) =>
    time === null ? [] : [{ label, value: formatMinute(new Date(time)) }];
  return (
    <section className={common.stack3} aria-label={text.dialog.result(email)} role="status">
      <h3>
        <Quoting>{text.dialog.result(email)}</Quoting>
      </h3>
      <ConfirmList
        items={[
          { label: text.dialog.state, value: text.dialog.states[state.state] },
          ...(cause ? [{ label: text.dialog.cause, value: bounceCauseWords[cause][language] }] : []),
          ...at(text.dialog.since, failing_since),
          ...at(text.dialog.stoppedAt, stopped_at),
          ...at(text.dialog.workedAt, worked_at),
          ...(communities.length > 0
            ? [{ label: text.dialog.communities, value: communities.join("、") }]
            : []),
        ]}
      />
      {bounce_id !== null && stopped_at !== null && (
        <div>
          <Button
            pending={resume.isPending}
            onClick={() => resume.run({ email, bounceId: bounce_id, stoppedAt: stopped_at })}
          >
            {text.resume}
          </Button>
        </div>
      )}
      {resume.dialog}
    </section>
  );
}
