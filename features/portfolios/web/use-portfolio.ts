import { useState } from "react";
import { useCommunityId } from "#features/communities/web/index.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { showPortfolio, sortActivities, sortCorporations } from "../contract/calls.ts";

export function useOwnPortfolio() {
  const communityId = useCommunityId() ?? 0;
  return { communityId, query: useCall(showPortfolio, { params: { id: communityId }, query: {} }) };
}

const sorts = { corporations: sortCorporations, activities: sortActivities } as const;

type Row = { readonly id: number };
/** The order that was chosen over the one that the server had then. */
type Chosen = { readonly ids: readonly number[]; readonly over: string };

const orderOf = (rows: readonly Row[]): string => rows.map(({ id }) => id).join();

/** What has been added since stands first, as on the server. */
const inOrder = <R extends Row>(rows: readonly R[], { ids }: Chosen): readonly R[] =>
  rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));

/**
 * Returns the rows and how to put them into another order. It is shown at once, and taken back where the server refuses;
 * as soon as the server has another order, that one is shown. R164
 */
export function useSort<R extends Row>(
  kind: keyof typeof sorts,
  communityId: number,
  rows: readonly R[],
): { readonly rows: readonly R[]; readonly sort: (ids: readonly number[]) => void } {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const over = orderOf(rows);
  const { run } = useAction(sorts[kind], {
    input: (ids: readonly number[]) => ({ params: { id: communityId }, body: { sort: [...ids] } }),
    show: (ids) => () => setChosen((shown) => (shown?.ids === ids ? null : shown)),
  });
  return {
    rows: chosen?.over === over ? inOrder(rows, chosen) : rows,
    // What was dropped stays where it was dropped.
    sort: (ids) => {
      setChosen({ ids, over });
      run(ids);
    },
  };
}
