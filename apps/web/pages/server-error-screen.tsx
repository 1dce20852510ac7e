import { IconAlertTriangle } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import { InquiryModal } from "#features/inquiries/web/index.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { HomeLink } from "./home-link.tsx";
import { usePageMessages } from "./messages.ts";
import { StatusPage } from "./status-page.tsx";

export default function ServerErrorScreen() {
  const { title, text, withId, contact } = usePageMessages().serverError;
  const { requestId } = (useLocation().state ?? {}) as { requestId?: string };
  const [asks, setAsks] = useState(false);
  return (
    <StatusPage
      icon={<IconAlertTriangle size={36} aria-hidden="true" />}
      title={title}
      text={requestId ? `${text} ${withId}` : text}
      requestId={requestId}
    >
      <HomeLink />
      <Button onClick={() => setAsks(true)}>{contact}</Button>
      {asks && (
        <Suspense>
          <InquiryModal communityId={null} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </StatusPage>
  );
}
