import { IconTools } from "@tabler/icons-react";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { HEALTH_PATH, type Health } from "#kit/contract/health.ts";
import { API_BASE } from "#kit/web/api/send.ts";
import { HomeLink } from "./home-link.tsx";
import { usePageMessages } from "./messages.ts";
import { StatusPage } from "./status-page.tsx";

const ASK_EVERY_MS = 10_000;

export default function MaintenanceScreen() {
  const text = usePageMessages();
  const { from } = (useLocation().state ?? {}) as { from?: string };
  useEffect(() => (from === undefined ? undefined : goBackOnceOver(from)), [from]);
  return (
    <StatusPage icon={<IconTools size={36} aria-hidden="true" />} {...text.maintenance}>
      <HomeLink />
    </StatusPage>
  );
}

/** Reloads the page, since a new version may have been installed. */
function goBackOnceOver(from: string): () => void {
  const asking = setInterval(async () => {
    if (await isOver()) location.replace(location.origin + from);
  }, ASK_EVERY_MS);
  return () => clearInterval(asking);
}

async function isOver(): Promise<boolean> {
  try {
    const answer = await fetch(API_BASE + HEALTH_PATH);
    return answer.ok && ((await answer.json()) as Health).maintenance !== true;
  } catch {
    return false;
  }
}
