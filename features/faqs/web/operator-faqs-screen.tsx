import { IconHelpCircle } from "@tabler/icons-react";
import { Link, useNavigate } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import {
  deleteFaq,
  type ListedFaq,
  listOperatorFaqs,
  moveFaq,
  updateFaq,
} from "../contract/operator-calls.ts";
import { useOperatorFaqMessages } from "./operator-messages.ts";

const pageOf = ({ id }: ListedFaq) => linkTo("/operator/faqs/:faq_id", { faq_id: id });
const at = ({ id }: ListedFaq) => ({ params: { faq_id: id } });

/** Lists the answers that members read, and the drafts. */
export default function OperatorFaqsScreen() {
  const text = useOperatorFaqMessages();
  const navigate = useNavigate();
  const table = useTable(listOperatorFaqs, { params: {} });
  const { move, publish, remove } = useFaqActs();
  return (
    <>
      <TableScreen
        table={table}
        title={text.title}
        counted="things"
        search={text.search}
        cells={{ question: (row) => <Link to={pageOf(row)}>{row.question}</Link> }}
        target={({ id, question }) => ({ id, number: id, name: question })}
        empty={{ icon: IconHelpCircle, title: text.empty, hint: text.emptyHint }}
        action={
          <ButtonLink variant="primary" to={linkTo("/operator/faqs/new")}>
            {text.add}
          </ButtonLink>
        }
        onOpen={(row) => void navigate(pageOf(row))}
        acts={(row) => [
          { label: text.up, onSelect: () => move.run({ row, direction: "up" }) },
          { label: text.down, onSelect: () => move.run({ row, direction: "down" }) },
          ...(row.state === "published" || row.is_complete
            ? [
                {
                  label: row.state === "published" ? text.hide : text.publish,
                  onSelect: () => publish.run(row),
                },
              ]
            : []),
          { label: text.delete, danger: true, onSelect: () => remove.run(row) },
        ]}
      />
      {remove.dialog}
    </>
  );
}

type Move = { readonly row: ListedFaq; readonly direction: "up" | "down" };

function useFaqActs() {
  const text = useOperatorFaqMessages();
  const gone = ({ question }: ListedFaq) => text.gone(question);
  return {
    move: useAction(moveFaq, {
      input: ({ row, direction }: Move) => ({ ...at(row), body: { direction } }),
      done: () => text.moved,
      gone: ({ row }) => gone(row),
    }),
    publish: useAction(updateFaq, {
      input: (row: ListedFaq) => ({ ...at(row), body: { published: row.state === "draft" } }),
      done: (_, row) => (row.state === "draft" ? text.published : text.hidden),
      gone,
    }),
    remove: useAction(deleteFaq, {
      input: at,
      ask: ({ question }: ListedFaq) => ({
        title: text.ask.title(question),
        message: text.ask.message,
        confirmLabel: text.ask.confirm,
        danger: true,
      }),
      done: (_, { question }) => text.deleted(question),
      gone,
    }),
  };
}
