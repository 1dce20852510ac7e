import { useNavigate, useParams } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { useNamedPage } from "#kit/ui/page-head/page-name.ts";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { DetailScreen } from "#kit/web/query/detail-screen.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { type MessageTemplate, showMessageTemplate, updateMessageTemplate } from "../contract/calls.ts";
import { useTemplateMessages } from "./messages.ts";
import { TemplateFields, type TemplateValues } from "./template-fields.tsx";

export default function TemplateScreen() {
  const text = useTemplateMessages();
  const { id, message_template_id } = useParams();
  const params = { id: Number(id), template_id: Number(message_template_id) };
  const query = useCall(showMessageTemplate, { params }, { refetchOnWindowFocus: false });
  return (
    <DetailScreen
      to={linkTo("/community/communities/:id/message_templates", { id: params.id })}
      title={text.title}
      query={query}
    >
      {({ data }) => <Edit key={data.id} params={params} template={data} onReload={query.refetch} />}
    </DetailScreen>
  );
}

type EditProps = {
  readonly params: { readonly id: number; readonly template_id: number };
  readonly template: MessageTemplate;
  readonly onReload: () => Promise<unknown>;
};

function Edit({ params, template, onReload }: EditProps) {
  const text = useTemplateMessages();
  const navigate = useNavigate();
  const list = linkTo("/community/communities/:id/message_templates", { id: params.id });
  const { name, type, body } = template;
  useNamedPage(name);
  const form = useForm(updateMessageTemplate, {
    initial: (): TemplateValues => ({ name, type, body }),
    version: template.updated_at,
    input: (values, updated_at) => ({ params, body: { ...values, updated_at } }),
    onReload,
    done: (_, values) => text.saved(values.name),
    onDone: () => void navigate(list),
  });
  return (
    <>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      <Form form={form} submit={text.save} edits bar={{ onCancel: () => void navigate(list) }}>
        <TemplateFields form={form} />
      </Form>
    </>
  );
}
