import { PersonScreen } from "./person-screen.tsx";

export default function EmployeeScreen() {
  return <PersonScreen kind="employee" />;
}
