import * as limits from "#kit/contract/fields/limits.ts";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { fieldErrorsOf } from "#kit/web/forms/field-errors.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import type { GroupDraft } from "./group-draft.ts";
import { useMessages } from "./messages.ts";

type Props = {
  draft: GroupDraft;
  onChange: (change: (draft: GroupDraft) => GroupDraft) => void;
  error: unknown;
};

export function GroupFields({ draft, onChange, error }: Props) {
  const text = useMessages().form;
  const { language } = useLanguage();
  const faults = fieldErrorsOf(error, language);
  const set = (fields: Partial<GroupDraft>) => onChange((old) => ({ ...old, ...fields }));
  return (
    <>
      <TextField
        label={text.name}
        hint={text.nameHint}
        required
        autoComplete="off"
        enterKeyHint="next"
        value={draft.name}
        onChange={(name) => set({ name })}
        error={faults.name}
      />
      <TextArea
        label={text.information}
        hint={text.informationHint}
        optional
        max={limits.groupInformation.max}
        value={draft.information}
        onChange={(information) => set({ information })}
        error={faults.information}
      />
    </>
  );
}
