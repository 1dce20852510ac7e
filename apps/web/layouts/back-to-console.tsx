import { IconArrowLeft } from "@tabler/icons-react";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { currentArea, lobbyPath } from "#kit/web/session/area.ts";
import { forgetConsole, lastConsole } from "./last-console.ts";
import { useLayoutMessages } from "./messages.ts";

/** Above what belongs to the person and to no community, for whoever came from the console. The lobby leads there itself. */
export function BackToConsole({ communityId }: { communityId: number | null }) {
  const text = useLayoutMessages().admin;
  const { pathname } = useLocation();
  useEffect(() => {
    if (communityId !== null) forgetConsole();
  }, [communityId]);
  const area = currentArea();
  const last = communityId === null && pathname !== lobbyPath(area) ? lastConsole() : null;
  if (!last || area !== "community") return null;
  return (
    <p>
      <ButtonLink to={last.home} variant="subtle" icon={<IconArrowLeft size={20} aria-hidden="true" />}>
        {text.backTo(last.community)}
      </ButtonLink>
    </p>
  );
}
