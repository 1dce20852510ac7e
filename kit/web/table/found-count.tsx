import { useQueries } from "@tanstack/react-query";
import * as z from "zod/mini";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import { COUNTED_AT_MOST } from "#kit/contract/paging.ts";
import { type Counted, useDataTableMessages } from "#kit/ui/data-table/messages.ts";
import { callQuery } from "../query/use-call.ts";
import { useHasPaused } from "../use-has-paused.ts";
import { useTableMessages } from "./messages.ts";
import { activeFilters, type Filters } from "./table-state.ts";
import type { Table } from "./use-table.ts";

const PAUSE_MS = 250;

/** Returns how many rows the list finds by each of the filters; undefined while that is unknown. */
export function useCounts<C extends AnyListCall>(
  { call, params }: Pick<Table<C>, "call" | "params">,
  searches: readonly Filters[],
  enabled: boolean,
): (number | undefined)[] {
  const { count }: AnyListCall = call;
  const answers = useQueries({
    queries: searches.map((query) => ({
      ...callQuery(count ?? (call as AnyListCall), { params, query } as never),
      enabled: count !== undefined && enabled,
    })),
  });
  return answers.map(({ data }) => data?.total_records);
}

type Props<C extends AnyListCall> = {
  readonly table: Pick<Table<C>, "call" | "params" | "filters">;
  readonly changes: Filters;
  readonly counted: Counted;
};

/** The button of a condition says how much the list would find with it, asked once typing pauses. */
export function FoundCount<C extends AnyListCall>({ table, changes, counted }: Props<C>) {
  const { filters } = table;
  const call: AnyListCall = table.call;
  const text = useTableMessages();
  const inWords = useDataTableMessages()[counted];
  const wanted = activeFilters({ ...filters, ...changes });
  const term = JSON.stringify(wanted);
  const isOther = term !== JSON.stringify(activeFilters(filters));
  const isRight = Object.entries(wanted).every(([name, value]) => {
    const schema = call.filters[name];
    return !schema || z.safeParse(schema, value).success;
  });
  const hasPaused = useHasPaused(term, PAUSE_MS);
  const [found] = useCounts(table, [wanted], isOther && isRight && hasPaused);
  if (!isOther || found === undefined) return text.apply;
  return found >= COUNTED_AT_MOST ? text.showMore(inWords(found)) : text.showFound(inWords(found));
}
