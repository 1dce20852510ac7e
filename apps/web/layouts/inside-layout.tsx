import { useCommunity, useCommunityId } from "#features/communities/web/index.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { currentArea } from "#kit/web/session/area.ts";
import AdminLayout from "./admin-layout.tsx";
import MemberLayout from "./member-layout.tsx";

/** An unknown path inside a community keeps the console's frame for its administrators, otherwise the members'. */
export default function InsideLayout() {
  const query = useCommunity(useCommunityId());
  return (
    <Loaded query={query}>
      {({ data }) => (data.me.is_admin && currentArea() === "community" ? <AdminLayout /> : <MemberLayout />)}
    </Loaded>
  );
}
