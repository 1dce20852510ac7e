import { IconMessages } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Tabs } from "#kit/ui/tabs/tabs.tsx";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import type { Table } from "#kit/web/table/use-table.ts";
import { type ChatTab, chatTabs, type listChatHistories } from "../../contract/office-calls.ts";
import { historyColumns, titleOf } from "./history-columns.tsx";
import { useOfficeChatMessages } from "./messages.ts";
import { useOfficeChatPaths } from "./office-chat-paths.ts";

type Props = {
  readonly table: Table<typeof listChatHistories>;
  readonly title: string;
  /** One person's: all kinds of chats stand together too. */
  readonly ofPerson?: boolean;
  readonly back?: ReactNode;
  readonly action?: ReactNode;
};

/** Chats as the office sees them: which there are, and the way into each. */
export function HistoryTable({ table, title, ofPerson = false, back, action }: Props) {
  const text = useOfficeChatMessages();
  const paths = useOfficeChatPaths();
  const navigate = useNavigate();
  const tabs: readonly (ChatTab | "all")[] = ofPerson ? ["all", ...chatTabs] : chatTabs;
  const shown = table.filters.tab || "all";
  const { filter } = text;
  return (
    <TableScreen
      table={table}
      title={title}
      back={back}
      counted="things"
      action={action}
      search={text.search}
      views={
        <Tabs
          label={text.tabs.label}
          current={shown}
          tabs={tabs.map((key) => ({
            key,
            label: text.tabs[key],
            to: table.addressWith({ tab: key === "all" ? "" : key }),
          }))}
        />
      }
      filters={[
        {
          kind: "choice",
          name: "closed",
          label: filter.state,
          options: [
            { value: "false", label: filter.open },
            { value: "true", label: filter.closed },
          ],
        },
        {
          kind: "choice",
          name: "unread",
          label: filter.unread,
          options: [{ value: "true", label: filter.onlyUnread }],
        },
        { kind: "number", name: "waiting_days", label: filter.waiting, unit: filter.days },
      ]}
      columns={historyColumns(text, paths.room, ofPerson)}
      target={(row) => ({ id: row.id, number: row.id, name: titleOf(row, text) })}
      onOpen={(row) => void navigate(paths.room(row))}
      empty={{
        icon: <IconMessages size={40} stroke={1.5} aria-hidden="true" />,
        title: text.empty,
        hint: `${text.emptyHint} ${text.hint}`,
      }}
    />
  );
}
