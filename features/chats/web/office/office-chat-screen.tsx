import { useParams } from "react-router";
import { ChatView } from "../chat-view.tsx";
import { useOfficeChatPaths } from "./office-chat-paths.ts";
import { RoomsBeside } from "./rooms-beside.tsx";

/** SM65 of the console: the office's chat about one of its posts. */
export default function OfficeChatScreen() {
  const room = Number(useParams().chatroom_id);
  const paths = useOfficeChatPaths();
  return (
    <RoomsBeside>
      <ChatView key={room} paths={paths} place={{ kind: "post", room }} />
    </RoomsBeside>
  );
}
