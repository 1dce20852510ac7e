import { IconMapSearch } from "@tabler/icons-react";
import { HomeLink } from "./home-link.tsx";
import { usePageMessages } from "./messages.ts";
import { StatusPage } from "./status-page.tsx";

export default function NotFoundScreen() {
  const text = usePageMessages();
  return (
    <StatusPage icon={<IconMapSearch size={36} aria-hidden="true" />} {...text.notFound}>
      <HomeLink />
    </StatusPage>
  );
}
