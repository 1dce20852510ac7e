import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { type ContractView, planChoices, requestPlan } from "../contract/calls.ts";
import { REMARKS } from "../contract/limits.ts";
import { useContractMessages } from "./messages.ts";

type Props = { readonly communityId: number; readonly contract: ContractView };

/** R413: the contractor asks; everybody reads what has been asked for and waits for its answer. */
export function PlanChoice({ communityId, contract }: Props) {
  const text = useContractMessages();
  const { open_request: open, abilities } = contract;
  if (open)
    return (
      <NoticeBox>
        <div className={common.stack2}>
          <p>{text.request.waits(text.choices[open.choice], formatMinute(new Date(open.requested_at)))}</p>
          {open.remarks !== "" && <p>{text.request.remarks(open.remarks)}</p>}
        </div>
      </NoticeBox>
    );
  if (!abilities.request) return <p className={common.note}>{text.request.onlyContractor}</p>;
  return (
    <Card>
      <RequestForm communityId={communityId} />
    </Card>
  );
}

function RequestForm({ communityId }: Pick<Props, "communityId">) {
  const text = useContractMessages();
  const form = useForm(requestPlan, {
    initial: () => ({ choice: "" as (typeof planChoices)[number] | "", remarks: "" }),
    input: ({ choice, remarks }) => ({
      params: { id: communityId },
      // Nothing chosen is refused on its field.
      body: { choice: choice || (undefined as never), remarks },
    }),
    ask: ({ choice }) =>
      choice === ""
        ? undefined
        : {
            title: text.request.askTitle,
            message: text.request.askText(text.choices[choice]),
            confirmLabel: text.request.send,
          },
    done: () => text.request.sent,
  });
  const choices = planChoices.map((choice) => ({
    value: choice,
    label: text.choices[choice],
    note: text.choiceNotes[choice],
  }));
  return (
    <Form form={form} submit={text.request.submit}>
      <RadioGroup {...form.bind("choice")} label={text.request.choice} required stacked choices={choices} />
      <TextArea
        {...form.bind("remarks")}
        label={text.request.remarksLabel}
        hint={text.request.remarksHint}
        optional
        max={REMARKS.max}
      />
    </Form>
  );
}
