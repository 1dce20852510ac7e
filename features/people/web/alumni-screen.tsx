import { PeopleScreen } from "./people-screen.tsx";

export default function AlumniScreen() {
  return <PeopleScreen kind="alumnus" />;
}
