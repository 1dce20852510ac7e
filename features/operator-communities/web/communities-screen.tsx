import { IconBuildingCommunity } from "@tabler/icons-react";
import { Link, useNavigate } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { listOperatedCommunities, type OperatedCommunity } from "../contract/calls.ts";
import { useOperatedMessages } from "./messages.ts";
import { StateBadge } from "./state-badge.tsx";

const pageOf = ({ id }: OperatedCommunity) =>
  linkTo("/operator/communities/:community_id", { community_id: id });

/** Lists all communities of the service, with their contractors and contracts. */
export default function CommunitiesScreen() {
  const text = useOperatedMessages();
  const navigate = useNavigate();
  const table = useTable(listOperatedCommunities, { params: {} });
  return (
    <TableScreen
      table={table}
      title={text.title}
      counted="things"
      search={text.search}
      cells={{
        name: (row) => <Link to={pageOf(row)}>{row.name}</Link>,
        state: ({ state }) => <StateBadge state={state} />,
      }}
      target={({ id, name }) => ({ id, number: id, name })}
      empty={{ icon: IconBuildingCommunity, title: text.empty, hint: text.hint }}
      action={
        <ButtonLink variant="primary" to={linkTo("/operator/communities/new")}>
          {text.add}
        </ButtonLink>
      }
      onOpen={(row) => void navigate(pageOf(row))}
    />
  );
}
