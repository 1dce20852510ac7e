import { useState } from "react";
import type { Selection } from "#kit/contract/bulk.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import type { AnyListCall, Target } from "#kit/contract/list-call.ts";
import { toast } from "#kit/ui/toaster/toast.ts";
import { send } from "../api/send.ts";
import { readTabDraft, removeTabDraft, writeTabDraft } from "../drafts/tab-draft.ts";
import { reportError } from "../errors/report-error.ts";
import { useTableMessages } from "./messages.ts";
import { asked, type Filters, inputFor, type Sort } from "./table-state.ts";

/** Rows picked one by one, or all that a filter finds but some. */
type Chosen = {
  readonly all: boolean;
  readonly picked: readonly Target[];
  readonly except: readonly number[];
};
type Kept = Chosen & { readonly filter: string };

const NOTHING: Chosen = { all: false, picked: [], except: [] };

export type TableSelection = {
  readonly has: (id: number) => boolean;
  /** As it goes over the wire to a bulk act and its preview. */
  readonly selected: () => Selection;
  readonly count: number;
  readonly all: boolean;
  readonly toggle: (rows: readonly Target[], on: boolean) => void;
  /** All that is found, or the first of it, as many as can be handled at once. Undefined where the server does not tell who that is. */
  readonly selectAll: (() => void) | undefined;
  readonly clear: () => void;
  /** Selects these and nothing else: those who were left out of an act. */
  readonly keep: (rows: readonly Target[]) => void;
  /** Everybody and everything that is meant, by number and name, whatever page is on show. */
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
 * What is selected, across pages and orders, through a detail and back. It belongs to what the filters found: other
 * filters begin with none, and coming back to these finds it again. R398
 */
export function useSelection({ call, params, filters, sort, total }: TableQuery): TableSelection {
  const text = useTableMessages();
  const key = keyOf(call, params);
  const filter = JSON.stringify(asked(filters));
  const [kept, setKept] = useState<Kept | null>(() => readTabDraft<Kept>(key));
  const chosen: Chosen = kept?.filter === filter ? kept : NOTHING;
  const count = chosen.all ? Math.max(0, total - chosen.except.length) : chosen.picked.length;

  const choose = (next: Chosen) => {
    const now = { ...next, filter };
    setKept(now);
    if (next === NOTHING) removeTabDraft(key);
    else writeTabDraft(key, now);
  };
  /** As many can be handled at once as the server takes; more are refused before anything is sent. R455, R456 */
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
    selected: () => (chosen.all ? { filter: asked(filters), except: [...chosen.except] } : { ids: [...ids] }),
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

/** What the list, opened next with its own filters, has selected. */
export const selectForNext = (
  call: AnyListCall,
  params: TableQuery["params"],
  picked: readonly Target[],
  opening: Filters = {},
): void => {
  const kept: Kept = { ...NOTHING, picked: picked.map(known), filter: JSON.stringify(asked(opening)) };
  writeTabDraft(keyOf(call, params), kept);
};
