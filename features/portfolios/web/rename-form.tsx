import { useWorded } from "#features/banned-words/web/index.ts";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { updateWorkHistory } from "../contract/calls.ts";
import { CORPORATION_NAME } from "../contract/limits.ts";
import type { PortfolioCorporation } from "../contract/views.ts";
import { EntryModal } from "./entry-modal.tsx";
import { usePortfolioMessages } from "./messages.ts";
import { unwrapped } from "./unwrapped.ts";

type Props = { readonly corporation: PortfolioCorporation; readonly onClose: () => void };

/** A corporation has no call of its own: any of its histories gives it a name. */
export default function RenameForm({ corporation, onClose }: Props) {
  const text = usePortfolioMessages().form;
  const form = useForm(updateWorkHistory, {
    initial: () => ({ corporation_name: corporation.name }),
    input: ({ corporation_name }) => ({
      params: { id: corporation.histories[0]?.id ?? 0 },
      body: { portfolio: { portfolio_work_history_corporation_id: corporation.id, corporation_name } },
    }),
    onRefused: unwrapped,
    done: () => text.renamed,
    onDone: onClose,
  });
  const { bind } = useWorded(form, form.values);
  return (
    <EntryModal title={text.rename} form={form} edits onClose={onClose}>
      <TextField
        {...bind("corporation_name")}
        label={text.corporation}
        hint={text.renameHint}
        required
        max={CORPORATION_NAME.max}
        autoComplete="organization"
      />
    </EntryModal>
  );
}
