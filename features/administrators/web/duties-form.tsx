import { duties } from "#features/memberships/contract/duties.ts";
import { CheckboxGroup } from "#kit/ui/fields/checkbox-group.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { callKey } from "#kit/web/query/use-call.ts";
import { useChoices } from "#kit/web/table/declared.tsx";
import { dutyWords, showAdministrator, updateAdministrator } from "../contract/calls.ts";
import type { PageProps } from "./administrator-page.tsx";
import { useAdministratorMessages } from "./messages.ts";

/** Duties decide which of the office's notices an administrator gets. */
export function DutiesForm({ params, administrator, onReload }: PageProps) {
  const text = useAdministratorMessages();
  const { none: _, ...words } = dutyWords;
  const choices = useChoices(words);
  const form = useForm(updateAdministrator, {
    initial: () => ({ duties: [...administrator.duties] as readonly string[] }),
    version: administrator.updated_at,
    input: (values, updated_at) => ({
      params,
      body: { duties: duties.filter((duty) => values.duties.includes(duty)), updated_at },
    }),
    onReload,
    keptAs: callKey(showAdministrator, { params }),
    done: () => text.page.saved,
  });
  return (
    <Form form={form} submit={text.form.save} edits>
      <CheckboxGroup {...form.bind("duties")} label={text.page.told} choices={choices} />
    </Form>
  );
}
