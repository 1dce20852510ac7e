import { PeopleScreen } from "./people-screen.tsx";

/** OE12 */
export default function EmployeesScreen() {
  return <PeopleScreen kind="employee" />;
}
