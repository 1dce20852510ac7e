import { useRef, useState } from "react";
import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors, type FieldFault } from "#kit/contract/errors.ts";
import { line } from "#kit/contract/fields/text.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { useGalleryMessages } from "#kit/ui/gallery/messages.ts";
import { hardNames } from "#kit/ui/gallery/samples.ts";
import { Row, Sample, Section } from "#kit/ui/gallery/section.tsx";
import { LeaveDialog } from "#kit/ui/leave-guard/leave-guard.tsx";
import { ApiError } from "../api/api-error.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { Form } from "./form.tsx";
import { FlowNotice } from "./use-flow.tsx";
import { useForm } from "./use-form.ts";

const { ERROR_STATUS_HAS_CHANGED, ERROR_INVALID_PARAMS, ERROR_OFFLINE } = commonErrors;
const sample = call.post("/sample", {
  access: "public",
  summary: "A sample that never leaves the page.",
  body: z.object({ name: line({ min: 1, max: 10 }) }),
  answer: z.object({}),
});

/** The sample form shows each of its states: press the button to see them. */
export function FormSamples() {
  const { sections, forms, error } = useGalleryMessages();
  const taken = [{ message_code: "TOO_LONG", field: "name", params: { max: 10 } }];
  return (
    <Section title={sections.forms}>
      <SampleForm name={forms.checked} />
      <SampleForm name={forms.refusedField} code={ERROR_INVALID_PARAMS.code} faults={taken} />
      <SampleForm name={forms.failed} code={ERROR_OFFLINE.code} />
      <SampleForm name={forms.stale} code={ERROR_STATUS_HAS_CHANGED.code} />
      <SampleConflict />
      <SampleLeaving />
      <Sample name="FlowNotice">
        <FlowNotice flow={{ problem: error, lostPasswords: true }} />
      </Sample>
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

/** The samples show one field and several, with a long name, and by an unknown person. */
function SampleConflict() {
  const { names, fields } = useGalleryMessages();
  const form = useRef<HTMLFormElement>(null);
  const conflicts = [
    { path: fields.familyName, mine: fields.sampleName, latest: names.long },
    { path: fields.email, mine: "", latest: "member@example.jp" },
    { path: fields.self, mine: hardNames[0], latest: hardNames[3] },
  ];
  const shared = {
    form,
    onSettle: () => {},
    inWords: (label: string, value: unknown) => ({ label, value: String(value) }),
  };
  const change = { by: names.aoki, at: "2026-11-21T23:21:00.000Z" };
  return (
    <Sample name="ConflictNotice: 1, 3">
      <ConflictNotice {...shared} conflicts={conflicts.slice(0, 1)} change={undefined} />
      <ConflictNotice {...shared} conflicts={conflicts} change={change} />
    </Sample>
  );
}

/** The samples show the question before leaving, with a draft and without. */
function SampleLeaving() {
  const { actions } = useGalleryMessages();
  const [asked, setAsked] = useState<"draft" | "plain" | null>(null);
  const close = () => setAsked(null);
  return (
    <Sample name="LeaveGuard: plain, keepsDraft">
      <Row>
        <Button onClick={() => setAsked("plain")}>{actions.ask}</Button>
        <Button onClick={() => setAsked("draft")}>{actions.ask}</Button>
      </Row>
      {asked && <LeaveDialog keepsDraft={asked === "draft"} onLeave={close} onStay={close} />}
    </Sample>
  );
}
