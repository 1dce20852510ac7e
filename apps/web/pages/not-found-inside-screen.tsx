import { IconMapSearch } from "@tabler/icons-react";
import { useCommunity, useCommunityId } from "#features/communities/web/index.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { currentArea } from "#kit/web/session/area.ts";
import { HomeLink } from "./home-link.tsx";
import { usePageMessages } from "./messages.ts";
import { StatusPage } from "./status-page.tsx";

/** The next step leads to the frame's own home. */
export default function NotFoundInsideScreen() {
  const text = usePageMessages();
  const id = useCommunityId();
  const isAdmin = useCommunity(id).data?.data.me.is_admin && currentArea() === "community";
  const dashboard = id !== null && isAdmin ? linkTo("/community/communities/:id/dashboard", { id }) : null;
  return (
    <StatusPage icon={<IconMapSearch size={36} aria-hidden="true" />} {...text.notFound}>
      {dashboard ? (
        <ButtonLink variant="primary" to={dashboard}>
          {text.toDashboard}
        </ButtonLink>
      ) : (
        <HomeLink />
      )}
    </StatusPage>
  );
}
