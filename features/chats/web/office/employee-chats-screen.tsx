import { PersonChats } from "./person-chats.tsx";

export default function EmployeeChatsScreen() {
  return <PersonChats kind="employee" />;
}
