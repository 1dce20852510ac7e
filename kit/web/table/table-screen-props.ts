import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { AnyListCall, Target } from "#kit/contract/list-call.ts";
import type { Column } from "#kit/ui/data-table/columns.ts";
import type { Counted } from "#kit/ui/data-table/messages.ts";
import type { Choice } from "#kit/ui/fields/choices.ts";
import type { FilterField } from "#kit/ui/filter-bar/filters.ts";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import type { Cells } from "./declared.tsx";
import type { BulkAction } from "./selected.tsx";
import type { RowOf, Table } from "./use-table.ts";

export type TableScreenProps<C extends AnyListCall> = {
  readonly table: Table<C>;
  readonly title: string;
  /** Above the title it links back to the list that this one is a part of. */
  readonly back?: ReactNode;
  /** The one primary step of the screen and at most two others are beside its title. */
  readonly action?: ReactNode;
  /** Saved views of the list are shown as tabs. */
  readonly views?: ReactNode;
  readonly counted: Counted;
  /** The columns are those of the fields that the list declares, unless the screen says its own. */
  readonly columns?: readonly Column<RowOf<C>>[];
  readonly cells?: Cells<C>;
  readonly target: (row: RowOf<C>) => Target;
  /** Names what the search term is compared with. */
  readonly search?: string;
  /** The filter bar offers those of the declared fields, unless the screen says its own. */
  readonly filters?: readonly FilterField<keyof C["filters"] & string>[];
  /** These filters offer what the contract does not know. */
  readonly options?: { readonly [F in keyof C["filters"]]?: readonly Choice[] };
  readonly bulk?: readonly BulkAction[];
  readonly acts?: (row: RowOf<C>) => readonly MenuItem[];
  readonly onOpen?: (row: RowOf<C>) => void;
  readonly openId?: number | undefined;
  /** Says what belongs here, while there are no rows at all. */
  readonly empty: {
    readonly icon: Icon | null;
    readonly title: string;
    readonly hint: string;
    readonly action?: ReactNode;
  };
};
