import { SelectField } from "#kit/ui/fields/select-field.tsx";
import { SettingsSection } from "#kit/ui/settings-section/settings-section.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { callKey, useCall } from "#kit/web/query/use-call.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { setNoticeChoices, showNoticeChoices } from "../contract/calls.ts";
import {
  administratorKinds,
  deliveries,
  type MailDelivery,
  type MailKind,
  mailKinds,
} from "../contract/kinds.ts";
import { useNoticeChoiceMessages } from "./messages.ts";
import styles from "./notice-choices.module.css";

/** Chooses which news comes by mail; each choice is effective at once. */
export function NoticeChoicesSection() {
  const text = useNoticeChoiceMessages();
  const query = useCall(showNoticeChoices, {});
  const save = useAction(setNoticeChoices, {
    input: (body: Partial<Record<MailKind, MailDelivery>>) => ({ body }),
    keptAs: callKey(showNoticeChoices, {}),
    done: () => text.section.saved,
  });
  // Alumni are never administrators.
  const kinds = mailKinds.filter((kind) => currentArea() !== "alumni" || !administratorKinds.includes(kind));
  const choose = (kind: MailKind, value: string) => {
    const delivery = deliveries.find((one) => one === value);
    if (delivery) save.run({ [kind]: delivery });
  };
  // A choice being saved is shown as chosen already.
  const chosen = save.running ?? {};
  // Until they are loaded, their fields are there without a choice, so that nothing below moves.
  const fieldsOf = (known?: Record<MailKind, MailDelivery>) => (
    <div className={styles.choices}>
      {kinds.map((kind) => (
        <SelectField
          key={kind}
          label={text.kind[kind]}
          value={chosen[kind] ?? known?.[kind] ?? ""}
          onChange={(value) => choose(kind, value)}
          choices={deliveries.map((value) => ({ value, label: text.delivery[value] }))}
          {...(!known && { placeholder: "" })}
          disabled={!known}
        />
      ))}
    </div>
  );
  return (
    <SettingsSection title={text.section.title}>
      <p className={styles.dim}>{text.section.lead}</p>
      <Loaded query={query} skeleton={fieldsOf()}>
        {({ data }) => fieldsOf(data)}
      </Loaded>
      <p className={styles.dim}>{text.section.always}</p>
    </SettingsSection>
  );
}
