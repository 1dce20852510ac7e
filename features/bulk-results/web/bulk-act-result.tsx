import { useParams } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { useNamedPage } from "#kit/ui/page-head/page-name.ts";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import type { BulkKind } from "#kit/web/bulk/bulk-kind.ts";
import { DetailScreen } from "#kit/web/query/detail-screen.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { WholeWindow } from "#kit/web/table/whole-window.tsx";
import { showBulkAct } from "../contract/calls.ts";
import { useBulkActMessages } from "./messages.ts";
import { ResultReport } from "./result-report.tsx";
import { useBulkActLive, useKinds } from "./use-bulk-acts.ts";

export function BulkActResult({ kinds }: { readonly kinds: readonly BulkKind[] }) {
  const text = useBulkActMessages();
  const params = { id: Number(useParams().id), bulk_act_id: Number(useParams().bulk_act) };
  const query = useCall(showBulkAct, { params });
  useBulkActLive(params.id);
  const { label } = useKinds(kinds);
  useNamedPage(query.data && label(query.data.data.kind));
  return (
    <DetailScreen
      to={linkTo("/community/communities/:id/bulk_acts", { id: params.id })}
      title={text.back}
      query={query}
      frame={WholeWindow}
      skeleton={<RowSkeletons />}
      gone={<EmptyState title={text.gone}>{text.goneHint}</EmptyState>}
    >
      {({ data }) => <ResultReport communityId={params.id} bulkAct={data} kinds={kinds} />}
    </DetailScreen>
  );
}
