import { PersonScreen } from "./person-screen.tsx";

/** OE30 */
export default function AlumnusScreen() {
  return <PersonScreen kind="alumnus" />;
}
