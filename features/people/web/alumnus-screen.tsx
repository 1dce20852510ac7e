import { PersonScreen } from "./person-screen.tsx";

export default function AlumnusScreen() {
  return <PersonScreen kind="alumnus" />;
}
