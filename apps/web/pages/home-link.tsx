import { ButtonLink } from "#kit/ui/button/button.tsx";
import { lobbyPath } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";
import { usePageMessages } from "./messages.ts";

/** The way on: to the lobby of whoever is signed in, else to the top page. */
export function HomeLink() {
  const text = usePageMessages();
  const area = (["alumni", "community"] as const).find((one) => readStoredSession(one));
  return (
    <ButtonLink variant="primary" to={area ? lobbyPath(area) : "/"}>
      {area ? text.toLobby : text.toTop}
    </ButtonLink>
  );
}
