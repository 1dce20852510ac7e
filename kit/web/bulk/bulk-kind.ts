import type { BulkCall } from "#kit/contract/bulk.ts";
import type { Language } from "#kit/contract/language.ts";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import type { Counted } from "#kit/ui/data-table/messages.ts";

/** What the list of activities has to know of an act; each feature says it of its own. */
export type BulkKind = {
  readonly kind: string;
  readonly label: Readonly<Record<Language, string>>;
  readonly counted: Counted;
  /** Where those who were left out can be selected again; without it its screen is only opened. */
  readonly list?: AnyListCall;
  /** The filters it opens with. */
  readonly opening?: Readonly<Record<string, string>>;
  readonly screen: (communityId: number) => string;
  /** The act that undoes it. */
  readonly undo?: BulkCall;
};
