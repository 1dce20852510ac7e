import { useNavigate, useParams } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import common from "#kit/ui/common.module.css";
import { BackLink } from "#kit/ui/page-head/back-link.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { createMessageTemplate } from "../contract/calls.ts";
import { useTemplateMessages } from "./messages.ts";
import { TemplateFields, type TemplateValues } from "./template-fields.tsx";

/** CE20: creates a template. R506 */
export default function NewTemplateScreen() {
  const text = useTemplateMessages();
  const navigate = useNavigate();
  const communityId = Number(useParams().id);
  const list = linkTo("/community/communities/:id/message_templates", { id: communityId });
  const form = useForm(createMessageTemplate, {
    initial: (): TemplateValues => ({ name: "", type: "alumni", body: "" }),
    input: (body) => ({ params: { id: communityId }, body }),
    done: (_, { name }) => text.saved(name),
    onDone: () => void navigate(list),
  });
  return (
    <div className={common.office}>
      <BackLink to={list}>{text.title}</BackLink>
      <h1>{text.newTitle}</h1>
      <Form form={form} submit={text.save} bar={{ onCancel: () => void navigate(list) }}>
        <TemplateFields form={form} />
      </Form>
    </div>
  );
}
