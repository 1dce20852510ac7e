import { PeopleScreen } from "./people-screen.tsx";

/** OE10 lists the alumni. */
export default function AlumniScreen() {
  return <PeopleScreen kind="alumnus" />;
}
