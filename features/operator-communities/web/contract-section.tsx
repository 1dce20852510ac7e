import common from "#kit/ui/common.module.css";
import { DateField } from "#kit/ui/fields/date-field.tsx";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { updateOperatedContract } from "../contract/calls.ts";
import type { OperatedSection } from "./community-screen.tsx";
import { useOperatedMessages } from "./messages.ts";
import { SectionForm } from "./section-form.tsx";

export function ContractSection({ community, onReload }: OperatedSection) {
  const text = useOperatedMessages();
  const { fields } = text;
  const { id, contract, members } = community;
  const { version, ...agreed } = contract;
  const form = useForm(updateOperatedContract, {
    initial: () => ({
      plan: agreed.plan ?? "",
      member_limit: String(agreed.member_limit),
      renewal_date: agreed.renewal_date ?? "",
      options: agreed.options.join("\n"),
      purchased_points: String(agreed.purchased_points),
    }),
    version,
    input: (values, seen) => ({ params: { community_id: id }, body: { ...values, version: seen } }),
    onReload,
    done: () => text.saved(text.contract.title),
  });
  const taken = members.alumni + members.employees;
  return (
    <SectionForm form={form}>
      <div className={common.stack4}>
        <p>{text.taken(taken, agreed.member_limit)}</p>
        {Number(form.values.member_limit) < taken && <NoticeBox>{text.belowMembers(taken)}</NoticeBox>}
        <TextField {...form.bind("plan")} label={fields.plan} />
        <TextField {...form.bind("member_limit")} label={fields.member_limit} inputMode="numeric" required />
        <DateField {...form.bind("renewal_date")} label={fields.renewal_date} />
        <TextArea {...form.bind("options")} label={fields.options} hint={text.onePerLine} rows={3} />
        <TextField
          {...form.bind("purchased_points")}
          label={fields.purchased_points}
          inputMode="numeric"
          required
        />
      </div>
    </SectionForm>
  );
}
