import { IconLinkOff } from "@tabler/icons-react";
import { HomeLink } from "./home-link.tsx";
import { usePageMessages } from "./messages.ts";
import { StatusPage } from "./status-page.tsx";

export default function ConfirmErrorScreen() {
  const text = usePageMessages();
  return (
    <StatusPage icon={<IconLinkOff size={36} aria-hidden="true" />} {...text.confirmError}>
      <HomeLink />
    </StatusPage>
  );
}
