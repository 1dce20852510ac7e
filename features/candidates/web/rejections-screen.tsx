import { IconUserX } from "@tabler/icons-react";
import { useParams } from "react-router";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { listRejections } from "../contract/rejections.ts";
import { CandidateTabs } from "./candidate-tabs.tsx";
import { useCandidateMessages } from "./messages.ts";

/** CI11: lists who was rejected, when, by whom and why. They are not among those who have left. */
export default function RejectionsScreen() {
  const text = useCandidateMessages().rejected;
  const communityId = Number(useParams().id);
  const table = useTable(listRejections, { params: { id: communityId } });
  return (
    <TableScreen
      table={table}
      title={text.title}
      counted="people"
      search={text.search}
      target={({ id, management_no, name }) => ({ id, number: management_no, name })}
      empty={{ icon: IconUserX, title: text.empty, hint: text.hint }}
      views={<CandidateTabs communityId={communityId} />}
    />
  );
}
