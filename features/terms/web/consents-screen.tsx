import { IconFileCheck } from "@tabler/icons-react";
import { useParams } from "react-router";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { listConsents } from "../contract/office-calls.ts";
import { TermsTabs } from "./terms-tabs.tsx";
import { useVersionMessages } from "./version-messages.ts";

/** CD41: who has agreed to which version of the community's terms. */
export default function ConsentsScreen() {
  const text = useVersionMessages();
  const words = text.consents;
  const communityId = Number(useParams().id);
  const table = useTable(listConsents, { params: { id: communityId } });
  return (
    <TableScreen
      table={table}
      title={words.title}
      counted="people"
      search={words.search}
      cells={{ version: ({ version }) => (version === null ? words.none : text.version(version)) }}
      target={({ id, management_no, name }) => ({ id, number: management_no, name })}
      empty={{ icon: IconFileCheck, title: words.empty, hint: words.hint }}
      views={<TermsTabs communityId={communityId} current="consents" />}
    />
  );
}
