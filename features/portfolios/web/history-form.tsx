import { useState } from "react";
import { useWorded } from "#features/banned-words/web/index.ts";
import { JobTypeFields } from "#features/occupations/web/index.ts";
import { SuggestField } from "#kit/ui/fields/suggest-field.tsx";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { send } from "#kit/web/api/send.ts";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { useForm } from "#kit/web/forms/use-form.ts";
import { createWorkHistory, showPortfolio, updateWorkHistory } from "../contract/calls.ts";
import { newHistory } from "../contract/fields.ts";
import { CORPORATION_NAME, HISTORY_CONTENT, POSITION } from "../contract/limits.ts";
import type { PortfolioCorporation, PortfolioHistory } from "../contract/views.ts";
import { DepartmentField } from "./department-field.tsx";
import { EntryModal } from "./entry-modal.tsx";
import { usePortfolioMessages } from "./messages.ts";
import { PeriodFields, PublicField } from "./period-fields.tsx";
import { unwrapped } from "./unwrapped.ts";

type Edited = { readonly corporation: string; readonly history?: PortfolioHistory };

const valuesOf = ({ corporation, history }: Edited) => ({
  client_id: crypto.randomUUID(),
  corporation_name: corporation,
  department_name: history?.department_name ?? "",
  position: history?.position ?? "",
  job_type_parent_id: history?.job_type_parent_id ?? null,
  job_type_child_id: history?.job_type_child_id ?? null,
  start_period: history?.start_period ?? "",
  end_period: history?.end_period ?? "",
  content: history?.content ?? "",
  is_public: history?.is_public ?? true,
});
type Values = ReturnType<typeof valuesOf>;

type Props = {
  readonly communityId: number;
  /** The names of one's corporations are offered. */
  readonly corporations: readonly PortfolioCorporation[];
  readonly edited: Edited;
  readonly onClose: () => void;
};

/** Adds or edits a work history. */
export default function HistoryForm({ communityId, corporations, edited: given, onClose }: Props) {
  const text = usePortfolioMessages().form;
  // The list may load a newer state meanwhile; the opened one stays in the form.
  const [edited, setEdited] = useState(given);
  const { history } = edited;
  const params = { id: communityId };
  const reload = async () => {
    if (!history) return;
    const { portfolio_work_history_corporations: all } = await send(showPortfolio, { params, query: {} });
    for (const { name, histories } of all)
      for (const one of histories) if (one.id === history.id) setEdited({ corporation: name, history: one });
  };
  const form = useForm(createWorkHistory, {
    initial: () => valuesOf(edited),
    version: history?.updated_at,
    draft: history
      ? `portfolio:history:${history.id}`
      : `portfolio:history:new:${communityId}:${given.corporation}`,
    check: (values: Values) => {
      const whole = (part: Partial<Values>): Values => ({
        ...values,
        ...part,
        end_period: part.end_period ?? "",
      });
      return checkValues(newHistory, values, whole);
    },
    // A repeated `client_id` is the same history.
    input: ({ client_id, ...portfolio }: Values) => ({ params, body: { client_id, portfolio } }),
    send: ({ body, ...input }) => {
      if (!history) return send(createWorkHistory, { ...input, body });
      const { portfolio } = body as { portfolio: Omit<Values, "client_id"> };
      return send(updateWorkHistory, {
        params: { id: history.id },
        body: { portfolio: { ...portfolio, updated_at: history.updated_at } },
      });
    },
    onReload: reload,
    onRefused: unwrapped,
    done: () => text.savedWork,
    onDone: onClose,
  });
  const { values, set } = form;
  const { corporation_name, department_name, position, content } = values;
  const { bind, errors } = useWorded(form, { corporation_name, department_name, position, content });
  return (
    <EntryModal
      title={history ? text.editWork : text.newWork}
      form={form}
      edits={history !== undefined}
      onClose={onClose}
    >
      <SuggestField
        {...bind("corporation_name")}
        label={text.corporation}
        required
        max={CORPORATION_NAME.max}
        suggestions={corporations.map(({ name }) => name)}
        autoComplete="organization"
        enterKeyHint="next"
      />
      <PeriodFields start={bind("start_period")} end={bind("end_period")} />
      <DepartmentField {...bind("department_name")} communityId={communityId} />
      <TextField
        {...bind("position")}
        label={text.position}
        optional
        max={POSITION.max}
        autoComplete="organization-title"
        enterKeyHint="next"
      />
      <JobTypeFields value={values} onChange={set} errors={errors} />
      <TextArea
        {...bind("content")}
        label={text.content}
        hint={text.contentHint}
        optional
        max={HISTORY_CONTENT.max}
      />
      <PublicField checked={values.is_public} onChange={(is_public) => set({ is_public })} />
    </EntryModal>
  );
}
