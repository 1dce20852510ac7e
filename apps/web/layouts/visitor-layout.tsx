import { currentArea } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";
import MemberLayout from "./member-layout.tsx";
import MinimalLayout from "./minimal-layout.tsx";

/** The frame of screens for everybody: that of members for whoever is signed in. */
export default function VisitorLayout() {
  return readStoredSession(currentArea()) ? <MemberLayout /> : <MinimalLayout />;
}
