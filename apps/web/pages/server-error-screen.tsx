import { IconAlertTriangle } from "@tabler/icons-react";
import { useLocation } from "react-router";
import { InquiryButton } from "#features/inquiries/web/index.ts";
import { HomeLink } from "./home-link.tsx";
import { usePageMessages } from "./messages.ts";
import { StatusPage } from "./status-page.tsx";

export default function ServerErrorScreen() {
  const { title, text, withId } = usePageMessages().serverError;
  const { requestId } = (useLocation().state ?? {}) as { requestId?: string };
  return (
    <StatusPage
      icon={<IconAlertTriangle size={36} aria-hidden="true" />}
      title={title}
      text={requestId ? `${text} ${withId}` : text}
      requestId={requestId}
    >
      <HomeLink />
      <InquiryButton />
    </StatusPage>
  );
}
