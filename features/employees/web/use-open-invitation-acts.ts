import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { inviteEmployees } from "../contract/enrolment.ts";
import { type OpenInvitation, revokeEmployeeInvitation } from "../contract/open-invitations.ts";
import { useOpenInvitationMessages } from "./open-invitation-messages.ts";

/** What can be done about an employee's invitation: send another one, or take it back. */
export function useOpenInvitationActs(communityId: number) {
  const text = useOpenInvitationMessages();
  const again = useAction(inviteEmployees, {
    input: ({ user_id }: OpenInvitation) => ({ params: { id: communityId }, body: { ids: [user_id] } }),
    ask: ({ name, email }) => ({
      title: text.again.title(name),
      message: text.again.message(email ?? ""),
      confirmLabel: text.again.confirm,
    }),
    done: (_, { name }) => text.again.done(name),
  });
  const stop = useAction(revokeEmployeeInvitation, {
    input: ({ user_id }: OpenInvitation) => ({ params: { id: communityId, user_id } }),
    ask: ({ name }) => ({
      title: text.stop.title(name),
      message: text.stop.message,
      confirmLabel: text.stop.confirm,
      danger: true,
    }),
    done: (_, { name }) => text.stop.done(name),
    gone: ({ name }) => text.stop.gone(name),
  });
  const acts = (row: OpenInvitation): MenuItem[] => [
    ...(row.may_renew ? [{ label: text.again.act, onSelect: () => again.run(row) }] : []),
    ...(row.state === "valid" ? [{ label: text.stop.act, danger: true, onSelect: () => stop.run(row) }] : []),
  ];
  return { acts, dialog: again.dialog ?? stop.dialog };
}
