import { IconMail } from "@tabler/icons-react";
import { ImportLink } from "#features/memberships/web/index.ts";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import type { TableWords } from "#kit/web/table/table-screen-props.ts";
import type { RowOf, Table } from "#kit/web/table/use-table.ts";
import { InvitationTabs } from "./invitation-tabs.tsx";
import { useMailedInvitationMessages } from "./mailed-invitation-messages.ts";
import { type InvitationActs, useInvitationActs } from "./use-invitation-acts.ts";

type Props<C extends AnyListCall> = Pick<TableWords<C>, "filters" | "columns" | "target"> & {
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
