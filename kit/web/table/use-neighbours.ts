import { useEffect, useState } from "react";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import { keepChoice, useChoice } from "#kit/ui/kept-choice.ts";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import type { Neighbours } from "#kit/ui/side-panel/side-panel.tsx";
import { defineMessages } from "../i18n.ts";
import type { RowOf, Table } from "./use-table.ts";

export type NeighbourNavigation = Neighbours & {
  /** The open row was decided about: the next one opens if somebody wants that, otherwise none. */
  readonly goOn: () => void;
  /** Switches that on and off. */
  readonly setting: MenuItem;
};

const useText = defineMessages(
  { goesOn: "対応したら次へ進む" },
  { goesOn: "Move on to the next one after deciding" },
);

const GOES_ON = "goes_on";

type Turn = { readonly page: number; readonly end: "first" | "last" };

type Options<C extends AnyListCall> = {
  readonly table: Table<C>;
  readonly idOf: (row: RowOf<C>) => number;
  /** This row is open, by the URL; undefined without one. */
  readonly openId: number | undefined;
  readonly onOpen: (id: number | undefined) => void;
};

/** Returns the rows before and after the open one, across the pages of the list as filtered and sorted. */
export function useNeighbours<C extends AnyListCall>({
  table,
  idOf,
  openId,
  onOpen,
}: Options<C>): NeighbourNavigation {
  const text = useText();
  const goesOn = useChoice(GOES_ON) !== "off";
  const { rows, page, perPage, total, totalPages, query } = table;
  const [turn, setTurn] = useState<Turn | null>(null);
  const at = rows.findIndex((row) => idOf(row) === openId);
  const isThere = turn !== null && turn.page === page && !query.isPlaceholderData && !query.isPending;
  const arrived = isThere ? (turn.end === "first" ? rows[0] : rows.at(-1)) : undefined;
  useEffect(() => {
    if (!isThere) return;
    setTurn(null);
    if (arrived) onOpen(idOf(arrived));
  }, [isThere, arrived, idOf, onOpen]);

  const isInList = at >= 0 && openId !== undefined;
  // Keeps the place of a row that somebody else has handled meanwhile, so that one can go on from there.
  const [kept, setKept] = useState({ openId, at: -1 });
  if (isInList && (kept.openId !== openId || kept.at !== at)) setKept({ openId, at });
  const was = !isInList && kept.openId === openId ? kept.at : -1;

  const open = (row: RowOf<C> | undefined) => row && (() => onOpen(idOf(row)));
  const turnTo = (next: Turn) => () => {
    setTurn(next);
    table.toPage(next.page);
  };
  const before = open(rows[at - 1]) ?? (page > 1 ? turnTo({ page: page - 1, end: "last" }) : undefined);
  const after =
    open(rows[at + 1]) ?? (page < totalPages ? turnTo({ page: page + 1, end: "first" }) : undefined);
  const neighbours: Neighbours = {
    position: isInList ? (page - 1) * perPage + at + 1 : undefined,
    total,
    onPrevious: isInList ? before : open(rows[was - 1]),
    onNext: isInList ? after : open(rows[was]),
  };
  const beside = isInList ? (rows[at + 1] ?? rows[at - 1]) : (rows[was] ?? rows[was - 1]);
  return {
    ...neighbours,
    goOn: () => onOpen(goesOn && beside ? idOf(beside) : undefined),
    setting: {
      label: text.goesOn,
      isOn: goesOn,
      onSelect: () => keepChoice(GOES_ON, goesOn ? "off" : ""),
    },
  };
}
