import { Navigate, useLocation, useParams } from "react-router";
import { isApiError } from "#kit/web/api/api-error.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useListCall } from "#kit/web/query/use-list-call.ts";
import { chatErrors } from "../../contract/errors.ts";
import { type PeoplePath, showMembersChat } from "../../contract/office-calls.ts";
import { MembersChat } from "./members-chat.tsx";
import { useOfficeChatPaths } from "./office-chat-paths.ts";
import { OpeningForm } from "./opening-form.tsx";
import { RoomsBeside } from "./rooms-beside.tsx";

/** OE75-2, OE75-3: shows a chat between members, once the administrator has given a reason. R386, R387 */
export default function MembersChatScreen() {
  const paths = useOfficeChatPaths();
  const { management_no, post_id, chatroom_id } = useParams();
  const type: PeoplePath = useLocation().pathname.includes("/alumnus/") ? "alumnus" : "community-users";
  const params = {
    id: paths.communityId,
    type,
    management_no: Number(management_no),
    post_id: Number(post_id),
    chatroom_id: Number(chatroom_id),
  };
  const query = useListCall(
    showMembersChat,
    { params },
    ({ messages }) => messages,
    ({ id }) => id,
  );
  return (
    <RoomsBeside>
      <Loaded
        query={query}
        gone={<Navigate to={paths.people(type)} replace />}
        refused={(error) =>
          isApiError(error, chatErrors.CHAT_REASON_REQUIRED.code) ? (
            <OpeningForm communityId={paths.communityId} chatroomId={params.chatroom_id} />
          ) : undefined
        }
      >
        {() => query.first && <MembersChat head={query.first} messages={query.rows} query={query} />}
      </Loaded>
    </RoomsBeside>
  );
}
