import { useEffect, useState } from "react";
import * as z from "zod/mini";
import type { AnyCall } from "#kit/contract/call.ts";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import { COUNTED_AT_MOST } from "#kit/contract/paging.ts";
import { type Counted, useDataTableMessages } from "#kit/ui/data-table/messages.ts";
import { useCall } from "../query/use-call.ts";
import { useTableMessages } from "./messages.ts";
import { activeFilters, type Filters } from "./table-state.ts";
import type { Table } from "./use-table.ts";

const PAUSE_MS = 250;

type Props<C extends AnyListCall> = {
  readonly table: Pick<Table<C>, "call" | "params" | "filters">;
  readonly changes: Filters;
  readonly counted: Counted;
};

/** The button of a condition says how much the list would find with it, asked once typing pauses. */
export function FoundCount<C extends AnyListCall>({ table, changes, counted }: Props<C>) {
  const { params, filters } = table;
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
  const [paused, setPaused] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setPaused(term), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [term]);
  const { data } = useCall((call.count ?? call) as AnyCall, { params, query: wanted } as never, {
    enabled: call.count !== undefined && isOther && isRight && paused === term,
  });
  const found = (data as { readonly total_records: number } | undefined)?.total_records;
  if (!isOther || found === undefined) return text.apply;
  return found >= COUNTED_AT_MOST ? text.showMore(inWords(found)) : text.showFound(inWords(found));
}
