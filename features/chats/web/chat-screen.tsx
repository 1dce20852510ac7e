import { useParams } from "react-router";
import { ChatView } from "./chat-view.tsx";

/** SM65: the chat about a post. */
export default function ChatScreen() {
  const room = Number(useParams().chatroom_id);
  return <ChatView key={room} place={{ kind: "post", room }} />;
}
