import { IconMailOff } from "@tabler/icons-react";
import { Link, useNavigate } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { BackLink } from "#kit/ui/page-head/back-link.tsx";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { type BouncesOfDay, listBouncesByDay } from "../contract/calls.ts";
import { useBouncesMessages } from "./messages.ts";

/** Leads to those people of the community whose mail has come back since that day. */
const peopleOf = ({ community, day }: BouncesOfDay): string =>
  linkTo("/operator/bounces", {}, { in_community: community ?? "", since_from: day, since_to: day });

/** Counts by community and day at how many addresses mail began to come back. */
export default function BounceDaysScreen() {
  const text = useBouncesMessages();
  const navigate = useNavigate();
  const table = useTable(listBouncesByDay, { params: {} });
  return (
    <TableScreen
      table={table}
      back={<BackLink to={linkTo("/operator/bounces")}>{text.title}</BackLink>}
      title={text.daysTitle}
      counted="things"
      cells={{
        community: (row) =>
          row.community === null ? text.noCommunity : <Link to={peopleOf(row)}>{row.community}</Link>,
      }}
      target={({ id, community }) => ({ id, number: id, name: community ?? text.noCommunity })}
      empty={{ icon: IconMailOff, title: text.daysEmpty, hint: text.daysHint }}
      onOpen={(row) => row.community !== null && void navigate(peopleOf(row))}
    />
  );
}
