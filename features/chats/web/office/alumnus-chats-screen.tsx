import { PersonChats } from "./person-chats.tsx";

/** OE70 shows one alumnus's chats. */
export default function AlumnusChatsScreen() {
  return <PersonChats kind="alumni" />;
}
