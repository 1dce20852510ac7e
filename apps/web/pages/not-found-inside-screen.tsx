import { IconMapSearch } from "@tabler/icons-react";
import { useCommunity, useCommunityId } from "#features/communities/web/index.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { currentArea, lobbyPath } from "#kit/web/session/area.ts";
import { pathToAdminScreen, pathToScreen } from "../screens/path-to.ts";
import { usePageMessages } from "./messages.ts";
import { StatusPage } from "./status-page.tsx";

/** The next step is where the frame's own home is. */
export default function NotFoundInsideScreen() {
  const text = usePageMessages();
  const id = useCommunityId();
  const area = currentArea();
  const isAdmin = useCommunity(id).data?.data.me.is_admin && area === "community";
  const home =
    id === null ? null : isAdmin ? pathToAdminScreen("SF10", id) : pathToScreen(area, "SF10", { id });
  return (
    <StatusPage icon={<IconMapSearch size={36} aria-hidden="true" />} {...text.notFound}>
      <ButtonLink variant="primary" to={home ?? lobbyPath(area)}>
        {isAdmin ? text.toDashboard : text.toHome}
      </ButtonLink>
    </StatusPage>
  );
}
