import { useForm } from "#kit/web/forms/use-form.ts";
import { updateOperatedContract } from "../contract/calls.ts";
import { AgreementFields, entered } from "./agreement-fields.tsx";
import type { OperatedSection } from "./community-screen.tsx";
import { useOperatedMessages } from "./messages.ts";
import { SectionForm } from "./section-form.tsx";

export function ContractSection({ community, onReload }: OperatedSection) {
  const text = useOperatedMessages();
  const { id, contract, members } = community;
  const { version, ...present } = contract;
  const form = useForm(updateOperatedContract, {
    initial: () => entered(present),
    version,
    input: (values, seen) => ({ params: { community_id: id }, body: { ...values, version: seen } }),
    onReload,
    done: () => text.saved(text.contract.title),
  });
  return (
    <SectionForm form={form}>
      <AgreementFields {...{ form, present, members }} />
    </SectionForm>
  );
}
