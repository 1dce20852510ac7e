import { IconLinkOff } from "@tabler/icons-react";
import { useSearchParams } from "react-router";
import { invitationPath } from "#features/registration/web/index.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { HomeLink } from "./home-link.tsx";
import { usePageMessages } from "./messages.ts";
import { StatusPage } from "./status-page.tsx";

/** With `invited_code`, a registration can start again from its invitation. */
export default function ConfirmErrorScreen() {
  const text = usePageMessages();
  const invitedCode = useSearchParams()[0].get("invited_code");
  return (
    <StatusPage icon={<IconLinkOff size={36} aria-hidden="true" />} {...text.confirmError}>
      {invitedCode ? (
        <ButtonLink to={invitationPath(invitedCode)} variant="primary">
          {text.toInvitation}
        </ButtonLink>
      ) : (
        <HomeLink />
      )}
    </StatusPage>
  );
}
