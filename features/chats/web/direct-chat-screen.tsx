import { useParams } from "react-router";
import { ChatView } from "./chat-view.tsx";

/** SM66: the direct chat with a member or with the management office. */
export default function DirectChatScreen() {
  const room = Number(useParams().chatroom_id);
  return <ChatView key={room} place={{ kind: "direct", room }} />;
}
