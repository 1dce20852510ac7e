import { useState } from "react";
import { useWorded } from "#features/banned-words/web/index.ts";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { send } from "#kit/web/api/send.ts";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { useForm } from "#kit/web/forms/use-form.ts";
import { createActivity, showPortfolio, updateActivity } from "../contract/calls.ts";
import { newActivity } from "../contract/fields.ts";
import { ACTIVITY_CONTENT, ACTIVITY_TITLE } from "../contract/limits.ts";
import type { PortfolioActivity } from "../contract/views.ts";
import { EntryModal } from "./entry-modal.tsx";
import { usePortfolioMessages } from "./messages.ts";
import { PeriodFields, PublicField } from "./period-fields.tsx";
import { unwrapped } from "./unwrapped.ts";

const valuesOf = (activity: PortfolioActivity | undefined) => ({
  client_id: crypto.randomUUID(),
  title: activity?.title ?? "",
  start_period: activity?.start_period ?? "",
  end_period: activity?.end_period ?? "",
  content: activity?.content ?? "",
  url: activity?.url ?? "",
  is_public: activity?.is_public ?? true,
});
type Values = ReturnType<typeof valuesOf>;

type Props = {
  readonly communityId: number;
  readonly edited: PortfolioActivity | undefined;
  readonly onClose: () => void;
};

/** Adds or edits an activity. */
export default function ActivityForm({ communityId, edited, onClose }: Props) {
  const text = usePortfolioMessages().form;
  // The list may load a newer state meanwhile; the opened one stays in the form.
  const [activity, setActivity] = useState(edited);
  const params = { id: communityId };
  const reload = async () => {
    const { portfolio_personal_activities: all } = await send(showPortfolio, { params, query: {} });
    setActivity((old) => all.find(({ id }) => id === old?.id) ?? old);
  };
  const form = useForm(createActivity, {
    initial: () => valuesOf(activity),
    version: activity?.updated_at,
    draft: `portfolio:activity:${activity?.id ?? `new:${communityId}`}`,
    check: (values: Values) => {
      const whole = (part: Partial<Values>): Values => ({
        ...values,
        ...part,
        end_period: part.end_period ?? "",
      });
      return checkValues(newActivity, values, whole);
    },
    // A repeated `client_id` is the same activity.
    input: ({ client_id, ...activity }: Values) => ({ params, body: { client_id, activity } }),
    send: ({ body, ...input }) => {
      if (!activity) return send(createActivity, { ...input, body });
      return send(updateActivity, {
        params: { id: activity.id },
        body: { activity: { ...body.activity, updated_at: activity.updated_at } },
      });
    },
    onReload: reload,
    onRefused: unwrapped,
    done: () => text.savedActivity,
    onDone: onClose,
  });
  const { values, set } = form;
  const { title, content } = values;
  const { bind } = useWorded(form, { title, content });
  return (
    <EntryModal
      title={activity ? text.editActivity : text.newActivity}
      form={form}
      edits={activity !== undefined}
      onClose={onClose}
    >
      <TextField
        {...bind("title")}
        label={text.activityTitle}
        required
        max={ACTIVITY_TITLE.max}
        autoComplete="off"
        enterKeyHint="next"
      />
      <PeriodFields start={bind("start_period")} end={bind("end_period")} />
      <TextArea {...bind("content")} label={text.content} optional max={ACTIVITY_CONTENT.max} />
      <TextField
        {...bind("url")}
        label={text.url}
        optional
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
      />
      <PublicField checked={values.is_public} onChange={(is_public) => set({ is_public })} />
    </EntryModal>
  );
}
