import { IconMessages } from "@tabler/icons-react";
import { useNavigate } from "react-router";
import { useShownAuthors } from "#features/memberships/web/index.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import type { TableScreenProps } from "#kit/web/table/table-screen-props.ts";
import type { ChatHistoryEntry, listChatHistories } from "../../contract/office-calls.ts";
import { historyColumns, titleOf } from "./history-columns.tsx";
import { historyFilters } from "./history-filters.ts";
import { HistoryTabs } from "./history-tabs.tsx";
import { useOfficeChatMessages } from "./messages.ts";
import { useOfficeChatPaths } from "./office-chat-paths.ts";

type Props = Pick<TableScreenProps<typeof listChatHistories>, "table" | "title" | "back" | "action"> & {
  /** One person's list also has a tab for all kinds together. */
  readonly origin?: { readonly management_no: string; readonly user_type: string };
};

export function HistoryTable({ origin, ...screen }: Props) {
  const { table } = screen;
  const text = useOfficeChatMessages();
  const { nameOf } = useShownAuthors();
  const { room } = useOfficeChatPaths();
  const navigate = useNavigate();
  // The rooms of this list are shown beside an opened room.
  const linkTo = (row: ChatHistoryEntry) => room(row) + table.addressWith(origin ?? {});
  return (
    <TableScreen
      {...screen}
      counted="things"
      search={text.search}
      views={<HistoryTabs table={table} hasAll={origin !== undefined} />}
      filters={historyFilters(text)}
      columns={historyColumns(text, nameOf, linkTo, origin !== undefined)}
      target={(row) => ({ id: row.id, number: row.id, name: titleOf(row, text) })}
      onOpen={(row) => void navigate(linkTo(row))}
      empty={{ icon: IconMessages, title: text.empty, hint: `${text.emptyHint} ${text.hint}` }}
    />
  );
}
