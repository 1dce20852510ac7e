import { useNavigate, useParams } from "react-router";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { listMessageTemplates, type MessageTemplate } from "../contract/calls.ts";
import { templatesPath } from "../contract/paths.ts";
import { useTemplateMessages } from "./messages.ts";
import { templateTable } from "./template-table.tsx";
import { useDeleteTemplate } from "./use-delete-template.ts";

/** CE10 lists the office's templates. R380 */
export default function TemplatesScreen() {
  const text = useTemplateMessages();
  const navigate = useNavigate();
  const communityId = Number(useParams().id);
  const table = useTable(listMessageTemplates, { params: { id: communityId } });
  const list = templatesPath(communityId);
  const pageOf = ({ id }: MessageTemplate) => `${list}/${id}/edit`;
  const remove = useDeleteTemplate(communityId);
  return (
    <>
      <TableScreen
        table={table}
        {...templateTable(text, pageOf)}
        action={
          <ButtonLink variant="primary" to={`${list}/new`}>
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
