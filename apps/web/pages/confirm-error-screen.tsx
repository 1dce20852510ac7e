import { IconLinkOff } from "@tabler/icons-react";
import { useSearchParams } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
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
        <ButtonLink
          to={linkTo("/alumni/invited_communities/alumni/:key", { key: invitedCode })}
          variant="primary"
        >
          {text.toInvitation}
        </ButtonLink>
      ) : (
        <HomeLink />
      )}
    </StatusPage>
  );
}
