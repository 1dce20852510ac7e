import { useNavigate } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import common from "#kit/ui/common.module.css";
import { BackLink } from "#kit/ui/page-head/back-link.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { createFaq } from "../contract/operator-calls.ts";
import { FaqFields, type FaqValues } from "./faq-fields.tsx";
import { useOperatorFaqMessages } from "./operator-messages.ts";

export default function NewFaqScreen() {
  const text = useOperatorFaqMessages();
  const navigate = useNavigate();
  const toList = () => void navigate(linkTo("/operator/faqs"));
  const form = useForm(createFaq, {
    initial: (): FaqValues => ({
      category: "login",
      question_ja: "",
      answer_ja: "",
      question_en: "",
      answer_en: "",
      published: false,
    }),
    draft: "faq",
    input: (body) => ({ body }),
    done: () => text.saved,
    onDone: toList,
  });
  return (
    <div className={common.office}>
      <BackLink to={linkTo("/operator/faqs")}>{text.title}</BackLink>
      <h1>{text.newTitle}</h1>
      <Form form={form} submit={text.save} bar={{ onCancel: toList }}>
        <FaqFields form={form} />
      </Form>
    </div>
  );
}
