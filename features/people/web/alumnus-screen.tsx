import { PersonScreen } from "./person-screen.tsx";

/** OE30 shows one alumnus. */
export default function AlumnusScreen() {
  return <PersonScreen kind="alumnus" />;
}
