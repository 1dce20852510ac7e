import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { AnyListCall, Target } from "#kit/contract/list-call.ts";
import type { Column } from "#kit/ui/data-table/columns.ts";
import type { Counted } from "#kit/ui/data-table/messages.ts";
import type { FilterField } from "#kit/ui/filter-bar/filters.ts";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import type { BulkAction } from "./selected.tsx";
import type { RowOf, Table } from "./use-table.ts";

export type TableScreenProps<C extends AnyListCall> = {
  readonly table: Table<C>;
  readonly title: string;
  /** The way back to the list that this one is a part of, above the title. */
  readonly back?: ReactNode;
  /** The one primary step of the screen and at most two others, beside its title. */
  readonly action?: ReactNode;
  /** Kept views of the list, as tabs. */
  readonly views?: ReactNode;
  readonly counted: Counted;
  readonly columns: readonly Column<RowOf<C>>[];
  /** What a row is known by. */
  readonly target: (row: RowOf<C>) => Target;
  /** What is looked through by the search term, where there is one. */
  readonly search?: string;
  /** The conditions that can be added, of those that the call knows. */
  readonly filters?: readonly FilterField<keyof C["filters"] & string>[];
  readonly bulk?: readonly BulkAction[];
  /** What can be done with one row. */
  readonly acts?: (row: RowOf<C>) => readonly MenuItem[];
  /** Opens a row beside the table. */
  readonly onOpen?: (row: RowOf<C>) => void;
  readonly openId?: number | undefined;
  /** What belongs here, while there is nothing at all. */
  readonly empty: {
    readonly icon: Icon | null;
    readonly title: string;
    readonly hint: string;
    readonly action?: ReactNode;
  };
};

/** A list in words: what it shows, by what it is narrowed, and what stands there while there is nothing. */
export type TableWords<C extends AnyListCall> = Pick<
  TableScreenProps<C>,
  "title" | "counted" | "search" | "filters" | "columns" | "target" | "empty"
>;
