import { PeopleScreen } from "./people-screen.tsx";

export default function EmployeesScreen() {
  return <PeopleScreen kind="employee" />;
}
