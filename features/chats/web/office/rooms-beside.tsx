import type { ReactNode } from "react";
import { useLocation, useParams } from "react-router";
import { useShownAuthors } from "#features/memberships/web/index.ts";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { Pager } from "#kit/ui/pager/pager.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { LoadedList } from "#kit/web/query/loaded-list.tsx";
import { TableFilters } from "#kit/web/table/table-filters.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { TwoPanes } from "#kit/web/two-panes/two-panes.tsx";
import { listChatHistories } from "../../contract/office-calls.ts";
import { ChatroomRow } from "../chatroom-row.tsx";
import styles from "../chats-screen.module.css";
import { titleOf } from "./history-columns.tsx";
import { historyFilters } from "./history-filters.ts";
import { HistoryTabs } from "./history-tabs.tsx";
import { useOfficeChatMessages } from "./messages.ts";
import { useOfficeChatPaths } from "./office-chat-paths.ts";

/** Shows a room of the console beside the others of its list; the URL keeps tab, order and page. */
export function RoomsBeside({ children }: { children: ReactNode }) {
  const text = useOfficeChatMessages();
  return (
    <TwoPanes label={text.title} list={() => <Rooms />}>
      {children}
    </TwoPanes>
  );
}

function Rooms() {
  const text = useOfficeChatMessages();
  const { nameOf } = useShownAuthors();
  const paths = useOfficeChatPaths();
  const { search } = useLocation();
  const current = Number(useParams().chatroom_id);
  const table = useTable(listChatHistories, { params: { id: paths.communityId }, tabs: "tab" });
  const { page, totalPages, total, toPage } = table;
  return (
    <>
      <HistoryTabs table={table} hasAll />
      <TableFilters table={table} counted="things" search={text.search} filters={historyFilters(text)} />
      <LoadedList
        query={table.query}
        rows={table.rows}
        skeleton={<RowSkeletons count={6} />}
        empty={<EmptyState title={text.empty} />}
        foot="none"
      >
        {(rooms) => (
          <ul className={styles.list}>
            {rooms.map((room) => (
              <ChatroomRow
                key={room.id}
                room={{
                  ...room,
                  title: titleOf(room, text),
                  as_office: room.with_office,
                  is_deleted_in_30_days: 0,
                }}
                name={room.with_office ? nameOf(room) : text.members.and(nameOf(room), nameOf(room.partner))}
                to={paths.room(room) + search}
                isCurrent={room.id === current}
                latest={room.latest_content?.content}
              />
            ))}
          </ul>
        )}
      </LoadedList>
      <Pager brief page={page} totalPages={totalPages} totalRecords={total} onPage={toPage} />
    </>
  );
}
