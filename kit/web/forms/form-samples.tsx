import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors, type FieldFault } from "#kit/contract/errors.ts";
import { line } from "#kit/contract/fields/text.ts";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { useGalleryMessages } from "#kit/ui/gallery/messages.ts";
import { Sample, Section } from "#kit/ui/gallery/section.tsx";
import { ApiError } from "../api/api-error.ts";
import { Form } from "./form.tsx";
import { useForm } from "./use-form.ts";

const { ERROR_STATUS_HAS_CHANGED, ERROR_INVALID_PARAMS, ERROR_OFFLINE } = commonErrors;
const sample = call({
  method: "POST",
  path: "/sample",
  access: "public",
  summary: "A sample that never leaves the page.",
  body: z.object({ name: line({ min: 1, max: 10 }) }),
  answer: z.object({}),
});

/** A form in each of its states: press the button to see them. */
export function FormSamples() {
  const { sections, forms } = useGalleryMessages();
  const taken = [{ message_code: "TOO_LONG", field: "name", params: { max: 10 } }];
  return (
    <Section title={sections.forms}>
      <SampleForm name={forms.checked} />
      <SampleForm name={forms.refusedField} code={ERROR_INVALID_PARAMS.code} faults={taken} />
      <SampleForm name={forms.failed} code={ERROR_OFFLINE.code} />
      <SampleForm name={forms.stale} code={ERROR_STATUS_HAS_CHANGED.code} />
    </Section>
  );
}

type Props = { readonly name: string; readonly code?: string; readonly faults?: readonly FieldFault[] };

function SampleForm({ name, code, faults = [] }: Props) {
  const { fields, forms } = useGalleryMessages();
  const form = useForm(sample, {
    initial: () => ({ name: code ? fields.sampleName : "" }),
    version: "1",
    input: (body) => ({ body }),
    onReload: async () => {},
    send: async () => {
      if (code) throw new ApiError(400, code, faults);
      return {};
    },
  });
  return (
    <Sample name={name}>
      <Form form={form} submit={forms.send} long>
        <TextField {...form.bind("name")} label={fields.familyName} required />
      </Form>
    </Sample>
  );
}
