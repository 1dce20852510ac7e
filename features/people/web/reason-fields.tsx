import { OfficeReasonFields } from "#features/memberships/web/index.ts";
import type { AsksProps } from "#kit/web/bulk/use-bulk.tsx";
import { useReasonMessages } from "./reason-messages.ts";

/** Asks why people are withdrawn. */
export const ReasonFields = (props: AsksProps) => <OfficeReasonFields {...useReasonMessages()} {...props} />;
