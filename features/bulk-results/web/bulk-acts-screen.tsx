import { IconHistory } from "@tabler/icons-react";
import { Link, useParams } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import type { BulkKind } from "#kit/web/bulk/bulk-kind.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { listBulkActs } from "../contract/calls.ts";
import { useBulkActMessages } from "./messages.ts";
import { OutcomeBadge, useDuration } from "./outcome.tsx";
import { useBulkActLive, useKinds } from "./use-bulk-acts.ts";

/** 処理結果: lists the bulk acts of the last 90 days, who did them, and how they ended. */
export function BulkActs({ kinds }: { readonly kinds: readonly BulkKind[] }) {
  const text = useBulkActMessages();
  const communityId = Number(useParams().id);
  const table = useTable(listBulkActs, { params: { id: communityId } });
  const { label } = useKinds(kinds);
  useBulkActLive(communityId);
  return (
    <TableScreen
      table={table}
      title={text.title}
      counted="things"
      cells={{
        kind: ({ id, kind }) => (
          <Link
            to={linkTo("/community/communities/:id/bulk_acts/:bulk_act", { id: communityId, bulk_act: id })}
          >
            {label(kind)}
          </Link>
        ),
        outcome: (row) => <OutcomeBadge bulkAct={row} />,
        counts: ({ done, total }) => `${done.toLocaleString()} / ${total.toLocaleString()}`,
        duration: useDuration(),
      }}
      target={({ id, kind }) => ({ id, number: id, name: label(kind) })}
      empty={{ icon: IconHistory, title: text.empty, hint: text.emptyHint }}
    />
  );
}
