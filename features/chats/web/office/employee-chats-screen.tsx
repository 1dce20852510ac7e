import { PersonChats } from "./person-chats.tsx";

/** OE71 shows one enrolled user's chats. */
export default function EmployeeChatsScreen() {
  return <PersonChats kind="employee" />;
}
