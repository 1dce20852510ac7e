import { OfficeReasonFields } from "#features/memberships/web/index.ts";
import type { AsksProps } from "#kit/web/bulk/use-bulk.tsx";
import { useCandidateMessages } from "./messages.ts";

/** Asks why an application is rejected. */
export const RejectionReason = (props: AsksProps) => (
  <OfficeReasonFields {...useCandidateMessages().reason} {...props} />
);
