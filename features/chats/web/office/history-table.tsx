import { IconMessages } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import type { Table } from "#kit/web/table/use-table.ts";
import type { ChatHistoryEntry, listChatHistories } from "../../contract/office-calls.ts";
import { historyColumns, titleOf } from "./history-columns.tsx";
import { historyFilters } from "./history-filters.ts";
import { HistoryTabs } from "./history-tabs.tsx";
import { useOfficeChatMessages } from "./messages.ts";
import { useOfficeChatPaths } from "./office-chat-paths.ts";

type Props = {
  readonly table: Table<typeof listChatHistories>;
  readonly title: string;
  /** One person's: all kinds of chats stand together too. */
  readonly origin?: { readonly management_no: string; readonly user_type: string };
  readonly back?: ReactNode;
  readonly action?: ReactNode;
};

/** Chats as the office sees them: which there are, and the way into each. */
export function HistoryTable({ table, title, origin, back, action }: Props) {
  const ofPerson = origin !== undefined;
  const text = useOfficeChatMessages();
  const paths = useOfficeChatPaths();
  const navigate = useNavigate();
  // The rooms that stand beside the one that is opened are those of this list.
  const linkTo = (row: ChatHistoryEntry) => paths.room(row) + table.addressWith(origin ?? {});
  return (
    <TableScreen
      table={table}
      title={title}
      back={back}
      counted="things"
      action={action}
      search={text.search}
      views={<HistoryTabs table={table} hasAll={ofPerson} />}
      filters={historyFilters(text)}
      columns={historyColumns(text, linkTo, ofPerson)}
      target={(row) => ({ id: row.id, number: row.id, name: titleOf(row, text) })}
      onOpen={(row) => void navigate(linkTo(row))}
      empty={{
        icon: IconMessages,
        title: text.empty,
        hint: `${text.emptyHint} ${text.hint}`,
      }}
    />
  );
}
