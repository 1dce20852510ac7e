import type { ComponentProps, ReactNode } from "react";
import { Card } from "#kit/ui/card/card.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useOperatedMessages } from "./messages.ts";

/** A section with its own button: what stands in it is saved by itself. */
export function SectionForm({
  form,
  children,
}: Pick<ComponentProps<typeof Form>, "form"> & { readonly children: ReactNode }) {
  const text = useOperatedMessages();
  return (
    <Card>
      <Form
        form={form}
        edits
        submit={text.save}
        inWords={(path, value) => ({
          label: text.fields[path as keyof typeof text.fields],
          value: typeof value === "boolean" ? text.yesOrNo(value) : String(value),
        })}
      >
        {children}
      </Form>
    </Card>
  );
}
