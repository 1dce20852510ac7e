import { IconTools } from "@tabler/icons-react";
import { HomeLink } from "./home-link.tsx";
import { usePageMessages } from "./messages.ts";
import { StatusPage } from "./status-page.tsx";

export default function MaintenanceScreen() {
  const text = usePageMessages();
  return (
    <StatusPage icon={<IconTools size={36} aria-hidden="true" />} {...text.maintenance}>
      <HomeLink />
    </StatusPage>
  );
}
