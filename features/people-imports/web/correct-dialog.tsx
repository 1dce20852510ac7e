import { useState } from "react";
import { fileColumnLabels } from "#features/member-details/contract/labels.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { Form, useAskBeforeClosing } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { type ImportedRow, mendImportedRow } from "../contract/calls.ts";
import { faultText } from "../contract/fault-text.ts";
import type { ImportField, ImportKind } from "../contract/fields.ts";
import { useImportMessages } from "./messages.ts";
import { useVerdictName } from "./verdict-name.ts";

type Props = {
  readonly params: { readonly id: number; readonly import_id: number };
  readonly kind: ImportKind;
  readonly row: ImportedRow;
  readonly onClose: () => void;
};
type Cells = Partial<Record<ImportField, string>>;

/** Shows the cells of one row as they were read, each with its fault; a typed value is checked at once. */
export function CorrectDialog({ params, kind, row: opened, onClose }: Props) {
  const text = useImportMessages();
  const { language } = useLanguage();
  const nameOf = useVerdictName({ kind });
  const [row, setRow] = useState(opened);
  const fields = row.cells.map(({ field }) => field);
  const form = useForm(mendImportedRow, {
    initial: (): Cells => Object.fromEntries(opened.cells.map(({ field, value }) => [field, value])),
    place: (field) => fields[Number(field.split(".")[1])] ?? field,
    input: (values) => ({
      params: { ...params, row_id: row.id },
      body: {
        cells: fields.map((field) => ({ field, value: values[field] ?? "" })),
        left_out: false,
      },
    }),
    done: ({ data }) => (data.verdict === "refused" ? "" : text.correct.done(data.row, nameOf(data.verdict))),
    onDone: ({ data }) => {
      setRow(data);
      if (data.verdict !== "refused") onClose();
    },
  });
  const { close, question } = useAskBeforeClosing({ asks: form.isDirty, onClose });
  const read = new Map(row.cells.map(({ field, value }) => [field, value]));
  const faultOf = (field: ImportField) => {
    const fault = row.faults.find((one) => one.field === field);
    return fault && form.values[field] === read.get(field) ? faultText(fault, language) : undefined;
  };
  const others = row.faults.filter(({ field }) => !field || !fields.includes(field));
  return (
    <Modal
      title={text.correct.title(row.row)}
      onClose={onClose}
      mayClose={() => {
        if (form.isDirty) close();
        return !form.isDirty;
      }}
    >
      <Form
        form={form}
        submit={text.correct.check}
        other={<Button onClick={close}>{text.correct.cancel}</Button>}
      >
        {others.map(({ field, ...fault }) => (
          <NoticeBox key={fault.code} alert>
            {text.fault(field ? fileColumnLabels[field][language] : "", faultText(fault, language))}
          </NoticeBox>
        ))}
        {fields.map((field) => (
          <TextField
            key={field}
            {...form.bind(field)}
            value={form.values[field] ?? ""}
            label={fileColumnLabels[field][language]}
            error={form.errors[field] ?? faultOf(field)}
            inputMode={field === "email" ? "email" : undefined}
            autoComplete="off"
          />
        ))}
      </Form>
      {question}
    </Modal>
  );
}
