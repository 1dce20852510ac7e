import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import { useActs } from "#kit/web/bulk/use-acts.tsx";
import type { BulkOptions } from "#kit/web/bulk/use-bulk.tsx";
import {
  type AlumniInvitation,
  revokeAlumniInvitations,
  sendAlumniInvitations,
} from "../contract/alumni-invitations.ts";
import { useAlumniInvitationMessages } from "./alumni-invitation-messages.ts";

const mayBeSent = ({ state }: AlumniInvitation) => state !== "registered";
const mayBeRevoked = ({ state }: AlumniInvitation) =>
  mayBeSent({ state } as AlumniInvitation) && state !== "revoked";

/** What can be done about invitations that were mailed, one or many, after a look at whom it hits. */
export function useAlumniInvitationActs(communityId: number, onDone: BulkOptions["onDone"]) {
  const { act, words } = useAlumniInvitationMessages();
  const { bulk, dialog } = useActs(
    [
      { call: sendAlumniInvitations, label: act.send, words: words.send },
      { call: revokeAlumniInvitations, label: act.revoke, words: words.revoke },
    ],
    { communityId, counted: "people", onDone },
  );
  const menu = (row: AlumniInvitation): MenuItem[] => {
    const [send, revoke] = bulk(() => ({ ids: [row.id] }));
    return [
      ...(send && mayBeSent(row) ? [{ label: `${send.label}…`, onSelect: send.onRun }] : []),
      ...(revoke && mayBeRevoked(row)
        ? [{ label: `${revoke.label}…`, danger: true, onSelect: revoke.onRun }]
        : []),
    ];
  };
  return { bulk, menu, dialog };
}
