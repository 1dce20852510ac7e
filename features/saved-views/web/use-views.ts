import { useEffect, useRef } from "react";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { useCounts } from "#kit/web/table/found-count.tsx";
import { activeFilters } from "#kit/web/table/table-state.ts";
import type { Table } from "#kit/web/table/use-table.ts";
import { readView } from "#kit/web/table/views.ts";
import { listSavedViews, type SavedView } from "../contract/calls.ts";
import { useSavedViewMessages } from "./messages.ts";

export type BuiltInView = { readonly key: string; readonly label: string; readonly query: string };
type View = BuiltInView & { readonly saved?: SavedView };

/** Loads the views of a list, which of them is open, and how many rows each finds. */
export function useViews<C extends AnyListCall>(
  table: Table<C>,
  list: string,
  builtIn: readonly BuiltInView[],
) {
  const text = useSavedViewMessages();
  const { call, params, opening } = table;
  const { data } = useCall(listSavedViews, { params: { id: Number(params.id) }, query: { list } });
  const all: readonly View[] = [
    { key: "", label: text.all, query: "" },
    ...builtIn,
    ...(data?.data.records ?? []).map((saved) => ({
      key: String(saved.id),
      label: saved.name,
      query: saved.query,
      saved,
    })),
  ];
  const views = all.map((view) => ({ ...view, ...readView(call, view.query, opening) }));
  const first = views[0] as (typeof views)[number];
  const shown =
    views.find(({ key }) => table.view !== "" && key === table.view) ??
    views.find(({ query }) => query === table.viewQuery) ??
    first;

  const usual = views.find(({ saved }) => saved?.is_default);
  const opened = useRef(table.arrival.size > 0);
  const { open } = table;
  useEffect(() => {
    if (opened.current || !data) return;
    opened.current = true;
    if (usual) open(usual.query, usual.key);
  }, [data, open, usual]);

  const counts = useCounts(
    table,
    views.map(({ state }) => activeFilters(state.filters)),
    // The rows load first.
    table.query.isSuccess,
  );
  return {
    views: views.map((view, at) => ({ ...view, count: counts[at] })),
    shown,
    isChanged: shown.saved !== undefined && shown.query !== table.viewQuery,
  };
}
