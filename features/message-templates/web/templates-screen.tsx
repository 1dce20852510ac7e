import { IconTemplate } from "@tabler/icons-react";
import { Link, useNavigate, useParams } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { deleteMessageTemplate, listMessageTemplates, type MessageTemplate } from "../contract/calls.ts";
import { useTemplateMessages } from "./messages.ts";

/** CE10 lists the office's templates. R380 */
export default function TemplatesScreen() {
  const text = useTemplateMessages();
  const navigate = useNavigate();
  const communityId = Number(useParams().id);
  const table = useTable(listMessageTemplates, { params: { id: communityId } });
  const pageOf = ({ id: message_template_id }: MessageTemplate) =>
    linkTo("/community/communities/:id/message_templates/:message_template_id/edit", {
      id: communityId,
      message_template_id,
    });
  const remove = useDeleteTemplate(communityId);
  return (
    <>
      <TableScreen
        table={table}
        title={text.title}
        counted="things"
        search={text.search}
        cells={{ name: (row) => <Link to={pageOf(row)}>{row.name}</Link> }}
        target={({ id, name }) => ({ id, number: id, name })}
        empty={{ icon: IconTemplate, title: text.empty, hint: text.emptyHint }}
        action={
          <ButtonLink
            variant="primary"
            to={linkTo("/community/communities/:id/message_templates/new", { id: communityId })}
          >
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

function useDeleteTemplate(communityId: number) {
  const text = useTemplateMessages();
  return useAction(deleteMessageTemplate, {
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
}
