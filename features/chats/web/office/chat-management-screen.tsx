import { useParams } from "react-router";
import { useTable } from "#kit/web/table/use-table.ts";
import { listChatHistories } from "../../contract/office-calls.ts";
import { HistoryTable } from "./history-table.tsx";
import { useOfficeChatMessages } from "./messages.ts";

const OPENING = { tab: "recruitment" };

/** CV10, R378: lists the community's chats about recruitments, about job offers, and with the office. */
export default function ChatManagementScreen() {
  const text = useOfficeChatMessages();
  const table = useTable(listChatHistories, {
    params: { id: Number(useParams().id) },
    opening: OPENING,
    tabs: "tab",
  });
  return <HistoryTable table={table} title={text.title} />;
}
