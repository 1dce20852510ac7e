import { useEffect } from "react";
import { useLocation } from "react-router";
import { BackLink } from "#kit/ui/page-head/back-link.tsx";
import { currentArea, lobbyPath } from "#kit/web/session/area.ts";
import { forgetConsole, lastConsole } from "./last-console.ts";
import { useLayoutMessages } from "./messages.ts";

/** Stands above screens of no community for somebody who came from the console. The lobby links there itself. */
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
      <BackLink to={last.home}>{text.backTo(last.community)}</BackLink>
    </p>
  );
}
