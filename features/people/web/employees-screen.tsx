import { PeopleScreen } from "./people-screen.tsx";

/** OE12 lists the enrolled users. */
export default function EmployeesScreen() {
  return <PeopleScreen kind="employee" />;
}
