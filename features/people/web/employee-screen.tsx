import { PersonScreen } from "./person-screen.tsx";

/** OE31 */
export default function EmployeeScreen() {
  return <PersonScreen kind="employee" />;
}
