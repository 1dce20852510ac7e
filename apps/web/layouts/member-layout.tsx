import { type ReactNode, useId } from "react";
import { Navigate, Outlet } from "react-router";
import { useUnreadChats } from "#features/chats/web/index.ts";
import { CommunityRail, useRecordVisit } from "#features/communities/web/index.ts";
import { NotificationBell, useReadNotice, useUnreadNotices } from "#features/notices/web/index.ts";
import { UserCardPlace } from "#features/profiles/web/index.ts";
import { TurnoverBanner } from "#features/turnovers/web/index.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Frame } from "#kit/ui/frame/frame.tsx";
import { useMedia, WITH_RAIL } from "#kit/ui/use-media.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { lobbyPath } from "#kit/web/session/area.ts";
import { useCurrentScreen } from "../screens/current-screen.ts";
import { BackToConsole } from "./back-to-console.tsx";
import { memberMenu, memberPlaces } from "./member-menu.tsx";
import { PopularTags, SidebarFoot, SidebarHead } from "./member-sidebar.tsx";
import { useLayoutMessages } from "./messages.ts";
import { facesOf, useFrame } from "./use-frame.ts";
import { useUserMenu } from "./use-user-menu.tsx";

/** Alumni and employees have this frame. R029 */
export default function MemberLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const text = useLayoutMessages().member;
  const { area, communityId, isInside, community, communityName, profile, user, logoUrl, markUrl } =
    useFrame();
  const screen = useCurrentScreen();
  const { language } = useLanguage();
  const menu = useUserMenu(area, communityId);
  const withRail = useMedia(WITH_RAIL);
  const openId = community ? communityId : null;
  const unreadChats = useUnreadChats(openId);
  const unreadNotices = useUnreadNotices(openId);
  const noticesId = useId();
  const insideId = isInside ? openId : null;
  useRecordVisit(insideId);
  useReadNotice(screen?.readsNotice ?? false);
  // R066: an agency community's administrators work on the dashboard.
  if (isInside && area === "community" && community?.is_daiko)
    return <Navigate to={lobbyPath(area)} replace />;

  const facts = {
    area,
    language,
    communityId,
    belongsTo: screen?.belongsTo,
    isAdmin: community?.me.is_admin ?? false,
    unreadChats,
    unreadNotices: unreadNotices.community + unreadNotices.product,
    noticesId,
  };
  const home =
    communityId === null ? lobbyPath(area) : linkTo("/:area/communities/:id", { area, id: communityId });
  const tagsOf = community && screen?.popularTags && { communityId: community.id, home };
  const tags = tagsOf && <PopularTags {...tagsOf} />;
  return (
    <>
      <Frame
        home={home}
        logoUrl={logoUrl}
        markUrl={markUrl}
        communityName={communityName}
        members={facesOf(area, community)}
        user={user}
        userMenu={menu.items}
        bell={<NotificationBell id={noticesId} communityId={openId} />}
        sidebarHead={
          community && profile ? (
            <SidebarHead {...{ area, community, profile }} />
          ) : (
            communityId !== null && <UserCardPlace />
          )
        }
        groups={memberMenu(text, facts)}
        bottom={memberPlaces(text, facts)}
        sidebarFoot={community && <SidebarFoot community={community}>{!withRail && tags}</SidebarFoot>}
        menuFoot={tagsOf ? (onFollow) => <PopularTags {...tagsOf} onFollow={onFollow} /> : undefined}
        rail={
          withRail && !screen?.fills && communityId !== null && <CommunityRail communityId={communityId} />
        }
        fills={screen?.fills}
        railFoot={tags}
      >
        <BackToConsole communityId={insideId} />
        {insideId !== null && <TurnoverBanner above />}
        {children}
      </Frame>
      {menu.dialog}
    </>
  );
}
