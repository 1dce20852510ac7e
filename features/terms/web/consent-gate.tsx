import { lazy, Suspense } from "react";
import { useOwedConsent } from "./owed-consent.ts";

const ConsentDialog = lazy(() => import("./consent-dialog.tsx"));

/**
 * Asks for the consent that calls in the community wait for. Drafts stay untouched behind it; outside the community
 * nothing is asked.
 */
export function ConsentGate({ communityId }: { communityId: number | null }) {
  const owed = useOwedConsent();
  if (owed === null || owed !== communityId) return null;
  return (
    <Suspense>
      <ConsentDialog communityId={owed} />
    </Suspense>
  );
}
