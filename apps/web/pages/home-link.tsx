import { useFrameCommunityId } from "#features/communities/web/index.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { currentArea, lobbyPath } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";
import { usePageMessages } from "./messages.ts";

/** Links home in the community whose frame is shown, else to the lobby of a signed-in person, else to the top page. */
export function HomeLink() {
  const text = usePageMessages();
  const id = useFrameCommunityId();
  const area = currentArea();
  const home = id === null ? null : linkTo("/:area/communities/:id", { area, id });
  const isSignedIn = readStoredSession(area) !== null;
  return (
    <ButtonLink variant="primary" to={home ?? (isSignedIn ? lobbyPath(area) : "/")}>
      {home ? text.toHome : isSignedIn ? text.toLobby : text.toTop}
    </ButtonLink>
  );
}
