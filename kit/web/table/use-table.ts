import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type * as z from "zod/mini";
import type { AnswerOf, CallInput } from "#kit/contract/call.ts";
import { type AnyListCall, recordsOf } from "#kit/contract/list-call.ts";
import type { Sort } from "#kit/ui/data-table/columns.ts";
import { toast } from "#kit/ui/toaster/toast.ts";
import { useCall } from "../query/use-call.ts";
import { useAddress } from "../router/use-address.ts";
import { useTableMessages } from "./messages.ts";
import {
  activeFilters,
  changeAddress,
  inputFor,
  type Opening,
  openAddress,
  placeOf,
  readState,
} from "./table-state.ts";
import { useSelection } from "./use-selection.ts";
import { viewQuery } from "./views.ts";

export type RowOf<C extends AnyListCall> = z.output<C["row"]>;

type ParamsFor<P> = [P] extends [undefined]
  ? Readonly<Record<never, never>>
  : P & Readonly<Record<string, string | number>>;

type Options<C extends AnyListCall> = {
  /** The list of a path without parameters has none. */
  readonly params: ParamsFor<CallInput<C>["params"]>;
  readonly opening?: Opening;
  /** This filter is shown as tabs: one of them is always active, so it is neither counted nor cleared. */
  readonly tabs?: keyof C["filters"] & string;
  /** These values go with every page and are no filter. */
  readonly origin?: Readonly<Record<string, string>>;
};

const UNCHANGED: Opening = {};
const inPlace = { replace: true };

/**
 * Keeps a list by its URL: filters, order, page and selection. The shown rows stay until the next ones have arrived; a
 * page that has become empty leads to the last page.
 */
export function useTable<C extends AnyListCall>(call: C, options: Options<C>) {
  const { params, opening = UNCHANGED, tabs, origin } = options;
  const text = useTableMessages();
  const [address, setAddress] = useAddress();
  const state = readState(call, address, opening);
  const query = useCall(
    call as AnyListCall,
    { params, ...inputFor(call, state.filters, { ...placeOf(state), ...origin }) } as never,
    {
      placeholderData: keepPreviousData,
    },
  );
  const { data, isPlaceholderData } = query;
  const total = data?.total_records ?? 0;
  const list = `${call.path} ${JSON.stringify(params)}`;
  const selection = useSelection({ call, params, filters: state.filters, sort: state.sort, total });

  const [arrival] = useState(address);
  const bare = openAddress(call, address, opening).size > address.size;
  const lastPage = data && !isPlaceholderData && state.page > data.total_pages ? data.total_pages : undefined;
  useEffect(() => {
    if (bare) setAddress((old) => openAddress(call, old, opening), inPlace);
  }, [bare, call, opening, setAddress]);
  useEffect(() => {
    if (lastPage !== undefined)
      setAddress((old) => changeAddress(call, old, { page: String(lastPage) }), inPlace);
  }, [lastPage, call, setAddress]);

  const change = (changes: Readonly<Record<string, string>>) =>
    setAddress((now) => changeAddress(call, now, changes));
  const filter = (changes: Readonly<Record<string, string>>) => {
    change(changes);
    if (selection.count === 0) return;
    const undo = () => setAddress(() => address, inPlace);
    toast({ type: "info", message: text.filtered, actions: [{ label: text.undo, run: undo }] });
  };
  const addressOf = (query: string, view: string) => `?${query}${view && `&view=${view}`}`;
  const cleared = Object.fromEntries(
    Object.entries(state.filters).map(([name, value]) => [
      name,
      name === tabs ? value : (opening[name] ?? ""),
    ]),
  );
  return {
    call,
    params: params as Readonly<Record<string, string | number>>,
    /** Names the list in what is stored for it. */
    list,
    pageKey: JSON.stringify({ ...activeFilters(state.filters), ...placeOf(state) }),
    ...state,
    query,
    answer: data as AnswerOf<C> | undefined,
    rows: recordsOf(call, data),
    total,
    totalPages: data?.total_pages ?? 1,
    /** It is true where something differs from the initial filters. */
    isFiltered: Object.entries(state.filters).some(([name, value]) => value !== cleared[name]),
    opening,
    /** Somebody came with this URL. */
    arrival,
    viewQuery: viewQuery(state),
    addressOf,
    /** Shows what a view says, and nothing else. */
    open: (query: string, view: string) =>
      setAddress(() => new URLSearchParams(addressOf(query, view)), inPlace),
    selection,
    filter,
    clearFilters: () => filter(cleared),
    sortBy: ({ key, direction }: Sort) => change({ [key]: direction }),
    toPage: (page: number) => change({ page: String(page) }),
    resize: (size: number) => change({ per_page: String(size) }),
    /** Changes a value of the URL that belongs to the screen: what is open beside the table. */
    change,
    addressWith: (changes: Readonly<Record<string, string>>) => `?${changeAddress(call, address, changes)}`,
  };
}

export type Table<C extends AnyListCall = AnyListCall> = ReturnType<typeof useTable<C>>;
