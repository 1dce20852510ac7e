import { Tabs } from "#kit/ui/tabs/tabs.tsx";
import type { Table } from "#kit/web/table/use-table.ts";
import { type ChatTab, chatTabs, type listChatHistories } from "../../contract/office-calls.ts";
import { useOfficeChatMessages } from "./messages.ts";

type Props = { readonly table: Table<typeof listChatHistories>; readonly hasAll: boolean };

/** R378: switches between the kinds of chats. A tab for all is added except where the specification names three. */
export function HistoryTabs({ table, hasAll }: Props) {
  const text = useOfficeChatMessages();
  const tabs: readonly (ChatTab | "all")[] = hasAll ? ["all", ...chatTabs] : chatTabs;
  return (
    <Tabs
      label={text.tabs.label}
      current={table.filters.tab || "all"}
      tabs={tabs.map((key) => ({
        key,
        label: text.tabs[key],
        to: table.addressWith({ tab: key === "all" ? "" : key }),
      }))}
    />
  );
}
