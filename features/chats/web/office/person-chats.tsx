import { Navigate, useParams } from "react-router";
import { useShownAuthors } from "#features/memberships/web/index.ts";
import { BackLink } from "#kit/ui/page-head/back-link.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { listChatHistories } from "../../contract/office-calls.ts";
import { DirectChatButton } from "../direct-chat-button.tsx";
import { HistoryTable } from "./history-table.tsx";
import { useOfficeChatMessages } from "./messages.ts";
import { peoplePath, useOfficeChatPaths } from "./office-chat-paths.ts";

/** Shows one person's chats and a way to write to them. Somebody unknown leads back to the list. R386, R387 */
export function PersonChats({ kind }: { kind: "alumni" | "employee" }) {
  const text = useOfficeChatMessages();
  const { nameOf } = useShownAuthors();
  const paths = useOfficeChatPaths();
  const origin = { management_no: String(useParams().managementNo), user_type: kind };
  const table = useTable(listChatHistories, { params: { id: paths.communityId }, tabs: "tab", origin });
  const list = paths.people(peoplePath(kind));
  if (table.query.error?.status === 404) return <Navigate to={list} replace />;
  const profile = table.answer?.profile;
  return (
    <HistoryTable
      origin={origin}
      back={<BackLink to={list}>{text.toPeople[kind]}</BackLink>}
      table={table}
      title={profile ? text.of(nameOf(profile)) : text.title}
      action={
        profile?.reachable && (
          <DirectChatButton
            communityId={paths.communityId}
            userId={profile.user_id}
            label={text.write}
            pathOf={paths.direct}
            size="md"
            variant="primary"
          />
        )
      }
    />
  );
}
