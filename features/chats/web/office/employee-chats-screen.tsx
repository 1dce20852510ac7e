import { PersonChats } from "./person-chats.tsx";

/** OE71 */
export default function EmployeeChatsScreen() {
  return <PersonChats kind="employee" />;
}
