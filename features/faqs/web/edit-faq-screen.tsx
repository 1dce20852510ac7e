import { useNavigate, useParams } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { useNamedPage } from "#kit/ui/page-head/page-name.ts";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { DetailScreen } from "#kit/web/query/detail-screen.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { type EditedFaq, showFaq, updateFaq } from "../contract/operator-calls.ts";
import { FaqFields, type FaqValues } from "./faq-fields.tsx";
import { useOperatorFaqMessages } from "./operator-messages.ts";

export default function EditFaqScreen() {
  const text = useOperatorFaqMessages();
  const params = { faq_id: Number(useParams().faq_id) };
  const query = useCall(showFaq, { params }, { refetchOnWindowFocus: false });
  return (
    <DetailScreen to={linkTo("/operator/faqs")} title={text.title} query={query}>
      {({ data }) => <Edit key={data.id} faq={data} onReload={query.refetch} />}
    </DetailScreen>
  );
}

type EditProps = { readonly faq: EditedFaq; readonly onReload: () => Promise<unknown> };

function Edit({ faq: { id, updated_at, ...values }, onReload }: EditProps) {
  const text = useOperatorFaqMessages();
  const navigate = useNavigate();
  const toList = () => void navigate(linkTo("/operator/faqs"));
  useNamedPage(values.question_ja);
  const form = useForm(updateFaq, {
    initial: (): FaqValues => values,
    version: updated_at,
    input: (body, seen) => ({ params: { faq_id: id }, body: { ...body, updated_at: seen } }),
    onReload,
    done: () => text.saved,
    onDone: toList,
  });
  return (
    <>
      <h1>
        <bdi>{values.question_ja}</bdi>
      </h1>
      <Form form={form} submit={text.save} edits bar={{ onCancel: toList }}>
        <FaqFields form={form} />
      </Form>
    </>
  );
}
