import { useState } from "react";
import { AgreementFields, entered } from "#features/operator-communities/web/index.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { acceptPlanRequest, declinePlanRequest, type PlanRequestDetail } from "../contract/calls.ts";
import { ACCEPTANCE, REFUSAL } from "../contract/limits.ts";
import { useRequestMessages } from "./messages.ts";

type Props = { readonly request: PlanRequestDetail; readonly onReload: () => Promise<unknown> };

const paramsOf = ({ community_id, id }: PlanRequestDetail) => ({ community_id, request_id: id });

/** What is agreed on is entered in the contract together with the answer. */
export function AnswerForm({ request, onReload }: Props) {
  const text = useRequestMessages();
  const { members, contract, community } = request;
  const { version, ...present } = contract;
  const [isDeclining, setDeclining] = useState(false);
  const form = useForm(acceptPlanRequest, {
    initial: () => ({ ...entered(present), text: "" }),
    version,
    input: (values, seen) => ({ params: paramsOf(request), body: { ...values, version: seen } }),
    ask: (values) => ({
      title: text.accept.ask(community),
      message: [
        text.accept.lead,
        ...(Number(values.member_limit) === present.member_limit
          ? []
          : [text.accept.limit(present.member_limit, Number(values.member_limit))]),
      ].join("\n"),
      confirmLabel: text.accept.confirm,
    }),
    onReload,
    done: () => text.accept.done,
  });
  return (
    <section className={common.stack4}>
      <h2>{text.answer}</h2>
      <p className={common.dim}>{text.answerLead}</p>
      <Card>
        <Form
          form={form}
          submit={text.accept.submit}
          other={<Button onClick={() => setDeclining(true)}>{text.decline.open}</Button>}
        >
          <AgreementFields {...{ form, present, members }} />
          <TextArea
            {...form.bind("text")}
            label={text.accept.text}
            hint={text.accept.textHint}
            optional
            max={ACCEPTANCE.max}
          />
        </Form>
      </Card>
      {isDeclining && <DeclineDialog request={request} onClose={() => setDeclining(false)} />}
    </section>
  );
}

function DeclineDialog({ request, onClose }: Pick<Props, "request"> & { readonly onClose: () => void }) {
  const text = useRequestMessages();
  const form = useForm(declinePlanRequest, {
    initial: () => ({ text: "" }),
    input: (body) => ({ params: paramsOf(request), body }),
    done: () => text.decline.done,
    onDone: onClose,
  });
  return (
    <Modal title={text.decline.ask(request.community)} onClose={onClose} mayClose={() => !form.isSending}>
      <Form
        form={form}
        submit={text.decline.submit}
        variant="danger"
        other={<Button onClick={onClose}>{text.cancel}</Button>}
      >
        <p>{text.decline.lead}</p>
        <TextArea {...form.bind("text")} label={text.decline.text} max={REFUSAL.max} required />
      </Form>
    </Modal>
  );
}
