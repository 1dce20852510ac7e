import { IconFileText } from "@tabler/icons-react";
import { Link, useNavigate } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { type ListedPlanRequest, listPlanRequests } from "../contract/calls.ts";
import { useRequestMessages } from "./messages.ts";
import { RequestBadge } from "./request-badge.tsx";

const pageOf = ({ id, community_id }: ListedPlanRequest) =>
  linkTo("/operator/plan_requests/:community_id/:request_id", { community_id, request_id: id });
const opening = { state: "open" };

/** Lists what contractors ask for, at first what waits for an answer. */
export default function RequestsScreen() {
  const text = useRequestMessages();
  const navigate = useNavigate();
  const table = useTable(listPlanRequests, { params: {}, opening });
  return (
    <TableScreen
      table={table}
      title={text.title}
      counted="things"
      search={text.search}
      cells={{
        community: (row) => <Link to={pageOf(row)}>{row.community}</Link>,
        state: ({ state }) => <RequestBadge state={state} />,
      }}
      target={({ id, community }) => ({ id, number: id, name: community })}
      empty={{ icon: IconFileText, title: text.empty, hint: text.emptyHint }}
      onOpen={(row) => void navigate(pageOf(row))}
    />
  );
}
