import { useParams } from "react-router";
import { ChatView } from "../chat-view.tsx";
import { useOfficeChatPaths } from "./office-chat-paths.ts";
import { RoomsBeside } from "./rooms-beside.tsx";

/** SM66 of the console: the office's chat with a member. */
export default function OfficeDirectChatScreen() {
  const room = Number(useParams().chatroom_id);
  const paths = useOfficeChatPaths();
  return (
    <RoomsBeside>
      <ChatView key={room} paths={paths} place={{ kind: "direct", room }} />
    </RoomsBeside>
  );
}
