import { IconCloudOff } from "@tabler/icons-react";
import { HomeLink } from "./home-link.tsx";
import { usePageMessages } from "./messages.ts";
import { StatusPage } from "./status-page.tsx";

export default function UnavailableScreen() {
  const text = usePageMessages();
  return (
    <StatusPage icon={<IconCloudOff size={36} aria-hidden="true" />} {...text.unavailable}>
      <HomeLink />
    </StatusPage>
  );
}
