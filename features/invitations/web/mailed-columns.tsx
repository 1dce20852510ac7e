import type { Column } from "#kit/ui/data-table/columns.ts";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import { useMailedInvitationMessages } from "./mailed-invitation-messages.ts";

type Mailed = {
  readonly name: string;
  readonly email: string | null;
  readonly invited_by: string | null;
  readonly invited_at: string;
  readonly expires_at: string;
};

/** Every list of mailed invitations has these columns, and this heading of the state. */
export function useMailedColumns() {
  const { column } = useMailedInvitationMessages();
  return {
    state: column.state,
    who: [
      { key: "name", label: column.name, kind: "name", width: 10 },
      {
        key: "email",
        label: column.email,
        width: 12,
        grows: true,
        wraps: true,
        cell: ({ email }) => email && <EmailAddress address={email} />,
      },
    ] satisfies Column<Mailed>[],
    invited: [
      { key: "invited_by", label: column.invitedBy, width: 7.5 },
      { key: "invited_at", label: column.invited, kind: "date" },
    ] satisfies Column<Mailed>[],
    expires: { key: "expires_at", label: column.expires, kind: "date" } satisfies Column<Mailed>,
  };
}
