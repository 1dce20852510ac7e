import { useParams } from "react-router";
import { useChatPaths } from "./chat-paths.ts";
import { ChatView } from "./chat-view.tsx";
import { ChatsBeside } from "./chats-screen.tsx";

export default function DirectChatScreen() {
  const room = Number(useParams().chatroom_id);
  const paths = useChatPaths();
  return (
    <ChatsBeside current={room}>
      <ChatView key={room} paths={paths} chatKey={{ kind: "direct", room }} />
    </ChatsBeside>
  );
}
