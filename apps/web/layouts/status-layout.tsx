import { useCommunity, useFrameCommunityId } from "#features/communities/web/index.ts";
import MemberLayout from "./member-layout.tsx";
import MinimalLayout from "./minimal-layout.tsx";

/** What went wrong is said in the frame somebody was in; to a guest below the logo alone. */
export default function StatusLayout() {
  const id = useFrameCommunityId();
  const { error } = useCommunity(id);
  return id === null || error ? <MinimalLayout /> : <MemberLayout />;
}
