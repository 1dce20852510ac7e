import { useCommunity, useFrameCommunityId } from "#features/communities/web/index.ts";
import MemberLayout from "./member-layout.tsx";
import MinimalLayout from "./minimal-layout.tsx";

/** A page about an error keeps the frame somebody was in; a guest sees it below the logo alone. */
export default function StatusLayout() {
  const id = useFrameCommunityId();
  const { error } = useCommunity(id);
  return id === null || error ? <MinimalLayout /> : <MemberLayout />;
}
