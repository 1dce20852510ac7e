import { Navigate, Outlet } from "react-router";
import { useUnreadChats } from "#features/chats/web/index.ts";
import { useCommunityMessages, useRecordVisit } from "#features/communities/web/index.ts";
import { NotificationBell, useReadNotice } from "#features/notices/web/index.ts";
import { UserCard } from "#features/profiles/web/index.ts";
import { Frame } from "#kit/ui/frame/frame.tsx";
import { lobbyPath } from "#kit/web/session/area.ts";
import { useCurrentScreen } from "../screens/current-screen.ts";
import { pathToScreen } from "../screens/path-to.ts";
import { FooterLinks } from "./footer-links.tsx";
import { memberMenu, memberPlaces } from "./member-menu.tsx";
import { useLayoutMessages } from "./messages.ts";
import { PopularTags } from "./popular-tags.tsx";
import { facesOf, useFrame } from "./use-frame.ts";
import { useUserMenu } from "./use-user-menu.tsx";

/** The frame of alumni and of employees. R029 */
export default function MemberLayout() {
  const text = useLayoutMessages();
  const types = useCommunityMessages().userType;
  const { area, communityId, community, profile, user, logoUrl } = useFrame();
  const screen = useCurrentScreen();
  const menu = useUserMenu(area);
  const insideId = community ? communityId : null;
  const unreadChats = useUnreadChats(insideId);
  useRecordVisit(insideId);
  useReadNotice(screen?.readsNotice ?? false);
  // R066: the operator runs it on the community's behalf; its administrators work on the dashboard.
  if (area === "community" && community?.is_daiko) return <Navigate to={lobbyPath(area)} replace />;

  const facts = {
    area,
    communityId,
    siteAvailable: community?.community_site_available ?? false,
    isAdmin: community?.me.is_admin ?? false,
    unreadChats,
  };
  const groups = memberMenu(text.member, facts);
  // A menu of one place, as in the lobby, is no help.
  const sidebarHidden = screen?.hidesSidebar || groups.flatMap((group) => group.entries).length < 2;
  const inCommunity = (code: string) =>
    communityId === null ? null : pathToScreen(area, code, { id: communityId });
  const home = inCommunity("SF10") ?? lobbyPath(area);
  return (
    <>
      <Frame
        home={home}
        logoUrl={logoUrl}
        communityName={community?.name}
        members={facesOf(community)}
        user={user}
        userMenu={menu.items}
        bell={<NotificationBell communityId={insideId} />}
        sidebarHead={
          profile &&
          community && (
            <UserCard
              profile={profile}
              userType={
                community.me.is_admin ? types.admin : area === "alumni" ? types.alumni : types.employee
              }
              profileSetting={inCommunity(area === "alumni" ? "SG40" : "SG41")}
              portfolioSetting={inCommunity("SG43")}
            />
          )
        }
        groups={groups}
        bottom={memberPlaces(text.member, facts)}
        sidebarFoot={
          screen?.popularTags && communityId !== null && <PopularTags communityId={communityId} home={home} />
        }
        footer={<FooterLinks area={area} communityId={communityId} />}
        sidebarHidden={sidebarHidden}
      >
        <Outlet />
      </Frame>
      {menu.dialog}
    </>
  );
}
