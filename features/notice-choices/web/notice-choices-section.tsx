import { useQueryClient } from "@tanstack/react-query";
import { SelectField } from "#kit/ui/fields/select-field.tsx";
import { SettingsSection } from "#kit/ui/settings-section/settings-section.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { callKey, useCall, useSend } from "#kit/web/query/use-call.ts";
import { setNoticeChoices, showNoticeChoices } from "../contract/calls.ts";
import { type Delivery, deliveries, type MailKind, mailKinds } from "../contract/kinds.ts";
import { useNoticeChoiceMessages } from "./messages.ts";
import styles from "./notice-choices.module.css";

/** Which news comes by mail; each choice is in force at once. */
export function NoticeChoicesSection() {
  const text = useNoticeChoiceMessages();
  const cache = useQueryClient();
  const query = useCall(showNoticeChoices, {}, { meta: { silent: true } });
  const { mutate, variables, isPending } = useSend(setNoticeChoices, {
    onSuccess: (answer) => {
      cache.setQueryData(callKey(showNoticeChoices, {}), answer);
      toast({ type: "success", message: text.section.saved });
    },
  });
  const choose = (kind: MailKind, value: string) => {
    const delivery = deliveries.find((one) => one === value);
    if (delivery) mutate({ body: { [kind]: delivery } });
  };
  // What is on its way is shown as chosen already.
  const chosen = isPending ? (variables?.body as Partial<Record<MailKind, Delivery>>) : {};
  return (
    <SettingsSection title={text.section.title}>
      <p className={styles.dim}>{text.section.lead}</p>
      <Loaded query={query} skeleton={<RowSkeletons count={mailKinds.length} />}>
        {({ data }) => (
          <div className={styles.choices}>
            {mailKinds.map((kind) => (
              <SelectField
                key={kind}
                label={text.kind[kind]}
                value={chosen[kind] ?? data[kind]}
                onChange={(value) => choose(kind, value)}
                choices={deliveries.map((value) => ({ value, label: text.delivery[value] }))}
              />
            ))}
          </div>
        )}
      </Loaded>
      <p className={styles.dim}>{text.section.always}</p>
    </SettingsSection>
  );
}
