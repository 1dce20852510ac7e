import { IconTemplate } from "@tabler/icons-react";
import { Link, useNavigate } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { BackLink } from "#kit/ui/page-head/back-link.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { deleteReadyAnswer, listReadyAnswers, type ReadyAnswer } from "../contract/ready-answer-calls.ts";
import { useInquiriesMessages } from "./messages.ts";

const pageOf = ({ id }: ReadyAnswer) =>
  linkTo("/operator/inquiries/ready_answers/:ready_answer_id", { ready_answer_id: id });

/** Lists the texts that operators keep to answer inquiries with. */
export default function ReadyAnswersScreen() {
  const { title: inquiries, ready: text } = useInquiriesMessages();
  const navigate = useNavigate();
  const table = useTable(listReadyAnswers, { params: {} });
  const remove = useAction(deleteReadyAnswer, {
    input: ({ id }: ReadyAnswer) => ({ params: { ready_answer_id: id } }),
    ask: ({ name }) => ({
      title: text.ask.title(name),
      message: text.ask.message,
      confirmLabel: text.ask.confirm,
      danger: true,
    }),
    done: (_, { name }) => text.deleted(name),
    gone: ({ name }) => text.gone(name),
  });
  return (
    <>
      <TableScreen
        table={table}
        back={<BackLink to={linkTo("/operator/inquiries")}>{inquiries}</BackLink>}
        title={text.title}
        counted="things"
        search={text.search}
        cells={{ name: (row) => <Link to={pageOf(row)}>{row.name}</Link> }}
        target={({ id, name }) => ({ id, number: id, name })}
        empty={{ icon: IconTemplate, title: text.empty, hint: text.emptyHint }}
        action={
          <ButtonLink variant="primary" to={linkTo("/operator/inquiries/ready_answers/new")}>
            {text.add}
          </ButtonLink>
        }
        onOpen={(row) => void navigate(pageOf(row))}
        acts={(row) => [{ label: text.delete, danger: true, onSelect: () => remove.run(row) }]}
      />
      {remove.dialog}
    </>
  );
}
