import { IconLock } from "@tabler/icons-react";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { currentArea, lobbyPath } from "#kit/web/session/area.ts";
import { usePageMessages } from "./messages.ts";
import { StatusPage } from "./status-page.tsx";

/** The provider has suspended the community somebody was in, or came to; the others are still open to them. */
export default function SuspendedScreen() {
  const text = usePageMessages();
  return (
    <StatusPage icon={<IconLock size={36} aria-hidden="true" />} {...text.suspended}>
      <ButtonLink variant="primary" to={lobbyPath(currentArea())}>
        {text.toLobby}
      </ButtonLink>
    </StatusPage>
  );
}
