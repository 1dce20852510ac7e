import { PeopleScreen } from "./people-screen.tsx";

/** OE10 */
export default function AlumniScreen() {
  return <PeopleScreen kind="alumnus" />;
}
