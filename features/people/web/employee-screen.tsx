import { PersonScreen } from "./person-screen.tsx";

/** OE31 shows one enrolled user. */
export default function EmployeeScreen() {
  return <PersonScreen kind="employee" />;
}
