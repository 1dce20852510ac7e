import { useParams } from "react-router";
import { activitiesPath } from "#kit/contract/bulk.ts";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { BackLink } from "#kit/ui/page-head/back-link.tsx";
import { useNamedPage } from "#kit/ui/page-head/page-name.ts";
import type { BulkKind } from "#kit/web/bulk/bulk-kind.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { WholeWindow } from "#kit/web/table/whole-window.tsx";
import { showActivity } from "../contract/calls.ts";
import { useActivityMessages } from "./messages.ts";
import { ResultReport } from "./result-report.tsx";
import { useActivityLive, useKinds } from "./use-activities.ts";

export function ActivityResult({ kinds }: { readonly kinds: readonly BulkKind[] }) {
  const text = useActivityMessages();
  const params = { id: Number(useParams().id), activity_id: Number(useParams().activity) };
  const query = useCall(showActivity, { params });
  useActivityLive(params.id);
  const { label } = useKinds(kinds);
  useNamedPage(query.data && label(query.data.data.kind));
  return (
    <WholeWindow>
      <BackLink to={activitiesPath(params.id)}>{text.back}</BackLink>
      <Loaded query={query} gone={<EmptyState title={text.gone}>{text.goneHint}</EmptyState>}>
        {({ data }) => <ResultReport communityId={params.id} activity={data} kinds={kinds} />}
      </Loaded>
    </WholeWindow>
  );
}
