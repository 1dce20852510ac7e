import { useNavigate } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import common from "#kit/ui/common.module.css";
import { BackLink } from "#kit/ui/page-head/back-link.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { createReadyAnswer } from "../contract/ready-answer-calls.ts";
import { useInquiriesMessages } from "./messages.ts";
import { ReadyAnswerFields, type ReadyAnswerValues } from "./ready-answer-fields.tsx";

export default function NewReadyAnswerScreen() {
  const text = useInquiriesMessages().ready;
  const navigate = useNavigate();
  const toList = () => void navigate(linkTo("/operator/inquiries/ready_answers"));
  const form = useForm(createReadyAnswer, {
    initial: (): ReadyAnswerValues => ({ name: "", text_ja: "", text_en: "" }),
    draft: "ready-answer",
    input: (body) => ({ body }),
    done: (_, { name }) => text.saved(name),
    onDone: toList,
  });
  return (
    <div className={common.office}>
      <BackLink to={linkTo("/operator/inquiries/ready_answers")}>{text.title}</BackLink>
      <h1>{text.newTitle}</h1>
      <Form form={form} submit={text.save} bar={{ onCancel: toList }}>
        <ReadyAnswerFields form={form} />
      </Form>
    </div>
  );
}
