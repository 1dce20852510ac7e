import { IconArchive } from "@tabler/icons-react";
import { Link } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { listClosings } from "../contract/calls.ts";
import { useClosingMessages } from "./messages.ts";

/** Lists the communities that are closing or closed. Each leads to its certificate. */
export default function ClosingsScreen() {
  const text = useClosingMessages();
  return (
    <TableScreen
      table={useTable(listClosings, { params: {} })}
      title={text.list.title}
      counted="things"
      search={text.list.search}
      cells={{
        name: ({ id, name }) => (
          <Link to={linkTo("/operator/communities/:community_id/closing", { community_id: id })}>{name}</Link>
        ),
      }}
      target={({ id, name }) => ({ id, number: id, name })}
      empty={{ icon: IconArchive, title: text.list.empty, hint: text.list.hint }}
    />
  );
}
