import { IconMail } from "@tabler/icons-react";
import { ImportLink } from "#features/memberships/web/index.ts";
import type { BulkCall } from "#kit/contract/bulk.ts";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import { useActs } from "#kit/web/bulk/use-acts.tsx";
import type { BulkOptions } from "#kit/web/bulk/use-bulk.tsx";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import type { TableScreenProps } from "#kit/web/table/table-screen-props.ts";
import type { RowOf, Table } from "#kit/web/table/use-table.ts";
import { InvitationTabs } from "./invitation-tabs.tsx";
import { useMailedInvitationMessages } from "./mailed-invitation-messages.ts";

type Props<C extends AnyListCall> = Pick<TableScreenProps<C>, "cells" | "target"> & {
  readonly table: Table<C>;
  readonly words: { readonly title: string; readonly search: string; readonly emptyHint: string };
  readonly current: "alumni" | "employees";
  readonly acts: InvitationActs<RowOf<C>>;
};

/** Lists people who were invited by mail, with what can be done about it. */
export function MailedInvitations<C extends AnyListCall>(props: Props<C>) {
  const { words, current, acts, ...list } = props;
  const { table, target } = list;
  const text = useMailedInvitationMessages();
  const communityId = Number(table.params.id);
  const idOf = (row: RowOf<C>) => target(row).id;
  const { bulk, menu, dialog } = useInvitationActs(communityId, { ...acts, idOf }, table.selection.keep);
  const csv = <ImportLink communityId={communityId} />;
  return (
    <>
      <TableScreen
        {...list}
        title={words.title}
        action={csv}
        views={<InvitationTabs communityId={communityId} current={current} />}
        counted="people"
        search={words.search}
        acts={menu}
        bulk={bulk(table.selection.selected)}
        empty={{ icon: IconMail, title: text.empty, hint: words.emptyHint, action: csv }}
      />
      {dialog}
    </>
  );
}

type Act<Row> = { readonly call: BulkCall; readonly may: (row: Row) => boolean };
type InvitationActs<Row> = { readonly send: Act<Row>; readonly revoke: Act<Row> };

/** Acts on one or many mailed invitations after a preview. */
function useInvitationActs<Row>(
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
