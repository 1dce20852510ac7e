import { PersonChats } from "./person-chats.tsx";

/** OE70 */
export default function AlumnusChatsScreen() {
  return <PersonChats kind="alumni" />;
}
