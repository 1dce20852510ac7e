import { formatDate } from "#kit/contract/fields/tokyo-time.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import { useBounceMessages } from "./messages.ts";

/** Says since when mail to somebody comes back. */
export const ReturnedSince = ({ since }: { readonly since: string }) =>
  useBounceMessages().office.since(formatDate(new Date(since)));

type Reached = { readonly email: string | null; readonly mail_returned_since: string | null };

/** Shows the office an address, and that mail to it comes back. */
export function OfficeEmail({ row: { email, mail_returned_since: since } }: { readonly row: Reached }) {
  const text = useBounceMessages().office;
  return (
    <>
      {since && (
        <span title={text.since(formatDate(new Date(since)))}>
          <Badge tone="warning">{text.returned}</Badge>{" "}
        </span>
      )}
      {email && <EmailAddress address={email} />}
    </>
  );
}
