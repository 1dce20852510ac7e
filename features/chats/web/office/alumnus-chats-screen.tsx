import { PersonChats } from "./person-chats.tsx";

export default function AlumnusChatsScreen() {
  return <PersonChats kind="alumni" />;
}
