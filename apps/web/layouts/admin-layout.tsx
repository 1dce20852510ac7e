import { type ReactNode, useEffect, useId } from "react";
import { Navigate, Outlet } from "react-router";
import { JobPill } from "#features/bulk-results/web/index.ts";
import { useWaitingCandidates } from "#features/candidates/web/index.ts";
import { useUnreadChats } from "#features/chats/web/index.ts";
import { useRecordVisit } from "#features/communities/web/index.ts";
import { useFillingUp } from "#features/contracts/web/index.ts";
import { NotificationBell, useReadNotice } from "#features/notices/web/index.ts";
import { PeopleSwitch } from "#features/people/web/index.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { ConsoleFrame } from "#kit/ui/frame/console/console-frame.tsx";
import { useDensity } from "#kit/ui/theme/use-density.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { lobbyPath } from "#kit/web/session/area.ts";
import { bulkKinds } from "../bulk-kinds.ts";
import { useCurrentScreen } from "../screens/current-screen.ts";
import { adminFoot, adminMenu } from "./admin-menu.tsx";
import { consolePlaces } from "./console-places.tsx";
import { rememberConsole } from "./last-console.ts";
import { useLayoutMessages } from "./messages.ts";
import { useCommunitySwitch } from "./use-community-switch.tsx";
import { useFrame } from "./use-frame.ts";
import { useUserMenu } from "./use-user-menu.tsx";

/** The administrators' frame shows its screens once the person is known to be an administrator. R064, R065 */
export default function AdminLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const text = useLayoutMessages().admin;
  const { language } = useLanguage();
  const { area, communityId, community, communityName, communityQuery, user, logoUrl, markUrl } = useFrame();
  const screen = useCurrentScreen();
  const menu = useUserMenu(area, communityId);
  const communities = useCommunitySwitch(communityId);
  const candidates = useWaitingCandidates(community?.me.is_admin ? community.id : null);
  const chats = useUnreadChats(community?.me.is_admin ? community.id : null);
  const filling = useFillingUp(community?.me.is_admin ? community.id : null);
  const noticesId = useId();
  useDensity("office");
  // R069: viewing the dashboard does not count as a visit.
  useRecordVisit(community && !screen?.isDashboard ? communityId : null);
  useReadNotice(screen?.readsNotice ?? false);
  const home =
    communityId === null
      ? lobbyPath("community")
      : linkTo("/community/communities/:id/dashboard", { id: communityId });
  const name = community?.me.is_admin ? community.name : undefined;
  useEffect(() => {
    if (name !== undefined) rememberConsole({ home, community: name });
  }, [home, name]);
  if (communityId === null || community?.me.is_admin === false)
    return <Navigate to={lobbyPath("community")} replace />;
  const hasMemberSide = community?.is_daiko === false;
  const facts = {
    text,
    language,
    communityId,
    hasMemberSide,
    isContractor: community?.me.is_contractor ?? false,
    belongsTo: screen?.belongsTo,
    counted: {
      candidates: { count: candidates, countLabel: text.waiting.candidates(candidates) },
      contract: { alert: filling && text.fillingUp(filling.taken, filling.limit) },
      chats: { count: chats, countLabel: text.waiting.chats(chats) },
    },
  };
  return (
    <>
      <ConsoleFrame
        {...communities}
        home={home}
        logoUrl={logoUrl}
        markUrl={markUrl}
        communityName={communityName}
        user={{ ...user, role: text.roles[community?.me.role ?? "ordinary"] }}
        userMenu={menu.items}
        search={
          community && (
            <PeopleSwitch
              communityId={community.id}
              memberId={community.me.id}
              places={consolePlaces(community.id)}
            />
          )
        }
        jobs={community && <JobPill communityId={community.id} kinds={bulkKinds} />}
        bell={<NotificationBell id={noticesId} communityId={community ? communityId : null} />}
        groups={adminMenu(facts)}
        foot={adminFoot(facts)}
      >
        <Loaded query={communityQuery}>{() => children}</Loaded>
      </ConsoleFrame>
      {menu.dialog}
    </>
  );
}
