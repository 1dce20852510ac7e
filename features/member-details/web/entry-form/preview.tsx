import common from "#kit/ui/common.module.css";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { useLocalForm } from "#kit/web/forms/use-form.ts";
import { type Details, prepareDetails } from "../../contract/details.ts";
import { detailsSchema } from "../../contract/details-schema.ts";
import type { EntryForm, EntryQuestion } from "../../contract/entry-form.ts";
import { type AdditionalQuestion, type RegistrationForm, requirement } from "../../contract/form.ts";
import { DetailsFields } from "../details-fields.tsx";
import styles from "./entry-form.module.css";
import { useEntryFormMessages } from "./messages.ts";

const isAsked = (question: EntryQuestion): question is AdditionalQuestion =>
  question.requirement !== requirement.unnecessary && question.question.trim() !== "";

/** Returns the current form as somebody who registers would see it. */
const asAsked = ({
  columns,
  additional_information,
}: Pick<EntryForm, "columns" | "additional_information">) => ({
  columns,
  additional_information: additional_information.filter(isAsked).map((question) => ({
    ...question,
    setting: { ...question.setting, data: question.setting.data.filter((choice) => choice.trim() !== "") },
  })),
});

type Props = {
  readonly form: Pick<EntryForm, "columns" | "additional_information">;
  readonly onClose: () => void;
};

export function Preview({ form, onClose }: Props) {
  const text = useEntryFormMessages();
  return (
    <Modal title={text.previewTitle} onClose={onClose} wide>
      <div className={common.stack4}>
        <p className={styles.lead}>{text.previewLead}</p>
        <Fields form={asAsked(form)} />
      </div>
    </Modal>
  );
}

function Fields({ form }: { form: RegistrationForm }) {
  const prepare = (given: Partial<Details>) => prepareDetails(given, form);
  const state = useLocalForm({
    initial: () => prepare({}),
    check: (values: Details) => checkValues(detailsSchema(form), values, prepare),
    onDone: () => {},
  });
  return <DetailsFields {...state} form={form} />;
}
