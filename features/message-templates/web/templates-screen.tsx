import { IconTemplate } from "@tabler/icons-react";
import { Link, useNavigate, useParams } from "react-router";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { formatSecond } from "#kit/ui/time/format-time.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import {
  deleteMessageTemplate,
  listMessageTemplates,
  type MessageTemplate,
  templateTypes,
} from "../contract/calls.ts";
import { templatesPath } from "../contract/paths.ts";
import { useTemplateMessages } from "./messages.ts";

/** CE10: the texts that the office keeps. R380 */
export default function TemplatesScreen() {
  const text = useTemplateMessages();
  const navigate = useNavigate();
  const communityId = Number(useParams().id);
  const table = useTable(listMessageTemplates, { params: { id: communityId } });
  const list = templatesPath(communityId);
  const pageOf = ({ id }: MessageTemplate) => `${list}/${id}/edit`;
  const remove = useAction(deleteMessageTemplate, {
    input: ({ id: template_id }: MessageTemplate) => ({ params: { id: communityId, template_id } }),
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
        title={text.title}
        counted="things"
        action={
          <ButtonLink variant="primary" to={`${list}/new`}>
            {text.add}
          </ButtonLink>
        }
        search={text.search}
        filters={[
          {
            kind: "choice",
            name: "type",
            label: text.column.type,
            options: templateTypes.map((value) => ({ value, label: text.types[value] })),
          },
        ]}
        columns={[
          {
            key: "name",
            label: text.column.name,
            sortKey: "name",
            kind: "name",
            cell: (row) => <Link to={pageOf(row)}>{row.name}</Link>,
          },
          { key: "type", label: text.column.type, width: 10, cell: ({ type }) => text.types[type] },
          { key: "body", label: text.column.body, grows: true, cell: ({ body }) => body },
          {
            key: "updated_at",
            label: text.column.updated,
            sortKey: "updated_at",
            kind: "time",
            cell: ({ updated_at }) => <time dateTime={updated_at}>{formatSecond(new Date(updated_at))}</time>,
          },
        ]}
        target={({ id, name }) => ({ id, number: id, name })}
        onOpen={(row) => void navigate(pageOf(row))}
        acts={(row) => [{ label: text.delete, danger: true, onSelect: () => remove.run(row) }]}
        empty={{ icon: IconTemplate, title: text.empty, hint: text.emptyHint }}
      />
      {remove.dialog}
    </>
  );
}
