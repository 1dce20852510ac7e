import type { BulkCall } from "#kit/contract/bulk.ts";
import type { Language } from "#kit/contract/language.ts";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import type { Counted } from "#kit/ui/data-table/messages.ts";

/** The list of bulk acts needs this of an act; each feature provides it for its own. */
export type BulkKind = {
  readonly kind: string;
  readonly label: Readonly<Record<Language, string>>;
  readonly counted: Counted;
  /** Left-out targets can be selected again in this list; without it, its screen is only opened. */
  readonly list?: AnyListCall;
  /** The list opens with these filters. */
  readonly opening?: Readonly<Record<string, string>>;
  /** This is the address of its screen. */
  readonly screen: `/community/communities/:id/${string}`;
  readonly undo?: BulkCall;
};
