import { useNavigate, useParams } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { useNamedPage } from "#kit/ui/page-head/page-name.ts";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { DetailScreen } from "#kit/web/query/detail-screen.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { type ReadyAnswer, showReadyAnswer, updateReadyAnswer } from "../contract/ready-answer-calls.ts";
import { useInquiriesMessages } from "./messages.ts";
import { ReadyAnswerFields, type ReadyAnswerValues } from "./ready-answer-fields.tsx";

export default function ReadyAnswerScreen() {
  const text = useInquiriesMessages().ready;
  const params = { ready_answer_id: Number(useParams().ready_answer_id) };
  const query = useCall(showReadyAnswer, { params }, { refetchOnWindowFocus: false });
  return (
    <DetailScreen to={linkTo("/operator/inquiries/ready_answers")} title={text.title} query={query}>
      {({ data }) => <Edit key={data.id} ready={data} onReload={query.refetch} />}
    </DetailScreen>
  );
}

type EditProps = { readonly ready: ReadyAnswer; readonly onReload: () => Promise<unknown> };

function Edit({ ready: { id, updated_at, ...values }, onReload }: EditProps) {
  const text = useInquiriesMessages().ready;
  const navigate = useNavigate();
  const toList = () => void navigate(linkTo("/operator/inquiries/ready_answers"));
  useNamedPage(values.name);
  const form = useForm(updateReadyAnswer, {
    initial: (): ReadyAnswerValues => values,
    version: updated_at,
    input: (body, seen) => ({ params: { ready_answer_id: id }, body: { ...body, updated_at: seen } }),
    onReload,
    done: (_, { name }) => text.saved(name),
    onDone: toList,
  });
  return (
    <>
      <h1>
        <bdi>{values.name}</bdi>
      </h1>
      <Form form={form} submit={text.save} edits bar={{ onCancel: toList }}>
        <ReadyAnswerFields form={form} />
      </Form>
    </>
  );
}
