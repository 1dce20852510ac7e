import { useId } from "react";
import { Navigate, Outlet } from "react-router";
import { JobPill } from "#features/activity/web/index.ts";
import { useRecordVisit } from "#features/communities/web/index.ts";
import { InviteLinkButton } from "#features/invitations/web/index.ts";
import { NotificationBell, useReadNotice } from "#features/notices/web/index.ts";
import { Frame } from "#kit/ui/frame/frame.tsx";
import { useDensity } from "#kit/ui/theme/use-density.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { lobbyPath } from "#kit/web/session/area.ts";
import { bulkKinds } from "../bulk-kinds.ts";
import { useCurrentScreen } from "../screens/current-screen.ts";
import { pathToAdminScreen } from "../screens/path-to.ts";
import { adminMenu } from "./admin-menu.tsx";
import { FooterLinks } from "./footer-links.tsx";
import { useLayoutMessages } from "./messages.ts";
import { facesOf, useFrame } from "./use-frame.ts";
import { useUserMenu } from "./use-user-menu.tsx";

/** The frame of administrators. Its screens are shown once it is known that the person is one. R064, R065 */
export default function AdminLayout() {
  const text = useLayoutMessages().admin;
  const { language } = useLanguage();
  const { area, communityId, community, communityQuery, user, logoUrl } = useFrame();
  const screen = useCurrentScreen();
  const menu = useUserMenu(area, communityId);
  const noticesId = useId();
  useDensity("office");
  // R069: looking at the dashboard is not yet a visit.
  useRecordVisit(community && !screen?.isDashboard ? communityId : null);
  useReadNotice(screen?.readsNotice ?? false);
  if (communityId === null || community?.me.is_admin === false)
    return <Navigate to={lobbyPath("community")} replace />;
  return (
    <>
      <Frame
        home={pathToAdminScreen("SF10", communityId) ?? lobbyPath("community")}
        logoUrl={logoUrl}
        communityName={community?.name}
        members={facesOf(area, community)}
        user={user}
        userMenu={menu.items}
        bell={
          <>
            {community && <JobPill communityId={community.id} kinds={bulkKinds} />}
            <NotificationBell id={noticesId} communityId={community ? communityId : null} />
          </>
        }
        groups={adminMenu(text, language, communityId)}
        sidebarFoot={
          community && (
            <InviteLinkButton
              communityId={community.id}
              communityName={community.name}
              canInvite={community.can_use_invited_code}
              isAdministrator
            />
          )
        }
        footer={<FooterLinks area={area} communityId={communityId} />}
        wide
      >
        <Loaded query={communityQuery}>{() => <Outlet />}</Loaded>
      </Frame>
      {menu.dialog}
    </>
  );
}
