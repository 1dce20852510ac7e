import common from "#kit/ui/common.module.css";
import { DateField } from "#kit/ui/fields/date-field.tsx";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import type { useForm } from "#kit/web/forms/use-form.ts";
import type { OperatedCommunityDetail, updateOperatedContract } from "../contract/calls.ts";
import { useOperatedMessages } from "./messages.ts";

type EnteredAgreement = {
  readonly plan: string;
  readonly member_limit: string;
  readonly renewal_date: string;
  readonly options: string;
  readonly purchased_points: string;
};

type Contract = OperatedCommunityDetail["contract"];

export const entered = (contract: Omit<Contract, "version">): EnteredAgreement => ({
  plan: contract.plan ?? "",
  member_limit: String(contract.member_limit),
  renewal_date: contract.renewal_date ?? "",
  options: contract.options.join("\n"),
  purchased_points: String(contract.purchased_points),
});

type Props = Pick<OperatedCommunityDetail, "members"> & {
  readonly form: Pick<
    ReturnType<typeof useForm<EnteredAgreement, typeof updateOperatedContract>>,
    "bind" | "values"
  >;
  readonly present: Omit<Contract, "version">;
};

/** The fields of a contract, with how many places are taken now. */
export function AgreementFields({ form, present, members }: Props) {
  const text = useOperatedMessages();
  const { fields } = text;
  const taken = members.alumni + members.employees;
  return (
    <div className={common.stack4}>
      <p>{text.taken(taken, present.member_limit)}</p>
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
  );
}
