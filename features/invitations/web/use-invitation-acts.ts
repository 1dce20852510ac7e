import type { BulkCall } from "#kit/contract/bulk.ts";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import { useActs } from "#kit/web/bulk/use-acts.tsx";
import type { BulkOptions } from "#kit/web/bulk/use-bulk.tsx";
import { useMailedInvitationMessages } from "./mailed-invitation-messages.ts";

type Act<Row> = { readonly call: BulkCall; readonly may: (row: Row) => boolean };
export type InvitationActs<Row> = { readonly send: Act<Row>; readonly revoke: Act<Row> };

/** Acts on one or many mailed invitations after a preview. */
export function useInvitationActs<Row>(
  communityId: number,
  { send, revoke, idOf }: InvitationActs<Row> & { readonly idOf: (row: Row) => number },
  onDone: BulkOptions["onDone"],
) {
  const { act, words } = useMailedInvitationMessages();
  const { bulk, dialog } = useActs(
    [
      { call: send.call, label: act.send, words: words.send },
      { call: revoke.call, label: act.revoke, words: words.revoke },
    ],
    { communityId, counted: "people", onDone },
  );
  const menu = (row: Row): MenuItem[] => {
    const [again, stop] = bulk(() => ({ ids: [idOf(row)] }));
    return [
      ...(again && send.may(row) ? [{ label: `${again.label}…`, onSelect: again.onRun }] : []),
      ...(stop && revoke.may(row) ? [{ label: `${stop.label}…`, danger: true, onSelect: stop.onRun }] : []),
    ];
  };
  return { bulk, menu, dialog };
}
