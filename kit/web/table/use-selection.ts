import { useState } from "react";
import type { Selection } from "#kit/contract/bulk.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import type { AnyListCall, Target } from "#kit/contract/list-call.ts";
import type { Sort } from "#kit/ui/data-table/columns.ts";
import { toast } from "#kit/ui/toaster/toast.ts";
import { send } from "../api/send.ts";
import { readTabDraft, removeTabDraft, writeTabDraft } from "../drafts/tab-draft.ts";
import { reportError } from "../errors/report-error.ts";
import { useTableMessages } from "./messages.ts";
import { activeFilters, type Filters, inputFor } from "./table-state.ts";

/** Rows are selected one by one, or everything a filter finds with exceptions. */
type Chosen = {
  readonly all: boolean;
  readonly picked: readonly Target[];
  readonly except: readonly number[];
};
type Kept = Chosen & { readonly filter: string };

const NOTHING: Chosen = { all: false, picked: [], except: [] };

export type TableSelection = {
  readonly has: (id: number) => boolean;
  /** Returns the selection as a bulk act and its preview take it. */
  readonly selected: () => Selection;
  readonly count: number;
  readonly all: boolean;
  readonly toggle: (rows: readonly Target[], on: boolean) => void;
  /** Selects all that is found, or as much as one act can handle. Undefined where the server lists no ids. */
  readonly selectAll: (() => void) | undefined;
  readonly clear: () => void;
  /** Selects only these: the targets that an act has left out. */
  readonly keep: (rows: readonly Target[]) => void;
  /** Returns all selected rows by number and name, whatever page is shown. */
  readonly targets: () => Promise<readonly Target[]>;
};

type TableQuery = {
  readonly call: AnyListCall;
  readonly params: Readonly<Record<string, string | number>>;
  readonly filters: Filters;
  readonly sort: Sort;
  readonly total: number;
};

/**
 * The selection lives across pages and orders, and through a detail and back. It belongs to the filters: other filters
 * begin with none, and coming back to these finds it again. R398
 */
export function useSelection({ call, params, filters, sort, total }: TableQuery): TableSelection {
  const text = useTableMessages();
  const key = keyOf(call, params);
  const filter = JSON.stringify(activeFilters(filters));
  const [kept, setKept] = useState<Kept | null>(() => readTabDraft<Kept>(key));
  const chosen: Chosen = kept?.filter === filter ? kept : NOTHING;
  const count = chosen.all ? Math.max(0, total - chosen.except.length) : chosen.picked.length;

  const choose = (next: Chosen) => {
    const now = { ...next, filter };
    setKept(now);
    if (next === NOTHING) removeTabDraft(key);
    else writeTabDraft(key, now);
  };
  /** The server handles up to this many at once; more are refused before anything is sent. R455, R456 */
  const chooseUpTo = (next: Chosen, size: number) =>
    size > limits.bulkSelection
      ? toast({ type: "error", message: text.tooMany(limits.bulkSelection) })
      : choose(next);

  const everything = async (): Promise<readonly Target[]> => {
    if (!call.all) return [];
    const looked = inputFor(call.all, filters, { [sort.key]: sort.direction });
    const { data } = await send(call.all, { params, ...looked } as never);
    return data.records as readonly Target[];
  };
  const selectFirst = () =>
    everything().then(
      (found) => choose({ all: false, picked: found.slice(0, limits.bulkSelection), except: [] }),
      (error: unknown) => reportError(error, { call: "mutation" }),
    );

  const ids = new Set(chosen.picked.map(({ id }) => id));
  const except = new Set(chosen.except);
  return {
    has: (id) => (chosen.all ? !except.has(id) : ids.has(id)),
    selected: () =>
      chosen.all ? { filter: activeFilters(filters), except: [...chosen.except] } : { ids: [...ids] },
    count,
    all: chosen.all,
    toggle: (rows, on) => {
      const touched = new Set(rows.map(({ id }) => id));
      if (chosen.all) {
        const others = chosen.except.filter((id) => !touched.has(id));
        const left = on ? others : [...others, ...touched];
        return left.length >= total
          ? choose(NOTHING)
          : chooseUpTo({ ...chosen, except: left }, total - left.length);
      }
      const others = chosen.picked.filter(({ id }) => !touched.has(id));
      const picked = on ? [...others, ...rows] : others;
      return picked.length === 0 ? choose(NOTHING) : chooseUpTo({ ...chosen, picked }, picked.length);
    },
    selectAll:
      call.all &&
      (() => (total > limits.bulkSelection ? void selectFirst() : choose({ ...NOTHING, all: true }))),
    clear: () => choose(NOTHING),
    keep: (rows) => choose(rows.length > 0 ? { ...NOTHING, picked: rows.map(known) } : NOTHING),
    targets: async () =>
      chosen.all ? (await everything()).filter(({ id }) => !except.has(id)) : chosen.picked,
  };
}

const known = ({ id, number, name }: Target): Target => ({ id, number, name });

const keyOf = (call: AnyListCall, params: TableQuery["params"]) =>
  `selection ${call.path} ${JSON.stringify(params)}`;

/** Prepares the selection of a list that is opened next with its own filters. */
export const selectForNext = (
  call: AnyListCall,
  params: TableQuery["params"],
  picked: readonly Target[],
  opening: Filters = {},
): void => {
  const kept: Kept = {
    ...NOTHING,
    picked: picked.map(known),
    filter: JSON.stringify(activeFilters(opening)),
  };
  writeTabDraft(keyOf(call, params), kept);
};
