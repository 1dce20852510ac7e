import type { ComponentProps, ReactNode } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import type { SettingName } from "../contract/calls.ts";
import { useSettingsMessages } from "./messages.ts";
import styles from "./settings.module.css";
import type { useSection } from "./use-section.ts";

type Props = {
  readonly form: ComponentProps<typeof Form>["form"] & Pick<ReturnType<typeof useSection>, "isDirty">;
  /** Gives up what was typed. */
  readonly onDiscard: () => void;
  readonly children: ReactNode;
};

/** A section with its own buttons: what stands in it is saved by itself. */
export function SectionForm({ form, onDiscard, children }: Props) {
  const text = useSettingsMessages();
  const inWords = (path: string, value: unknown) => ({
    label: text.fields[path as SettingName],
    value: text.valueOf(path as SettingName, value),
  });
  return (
    <Card>
      <Form form={form} edits long inWords={inWords}>
        {children}
        <div className={styles.foot}>
          <Button variant="subtle" disabled={!form.isDirty || form.isSending} onClick={onDiscard}>
            {text.discard}
          </Button>
          <Button type="submit" variant="primary" pending={form.isSending} disabled={!form.isDirty}>
            {text.save}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
