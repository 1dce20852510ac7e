import type { Language } from "#kit/contract/language.ts";
import type { FilterField } from "#kit/ui/filter-bar/filters.ts";
import { actNames, acts } from "../contract/acts.ts";
import type { listAuditEvents } from "../contract/calls.ts";
import type { useAuditMessages } from "./messages.ts";

type Name = keyof (typeof listAuditEvents)["filters"];

export const eventFilters = (
  { actor, act, period }: ReturnType<typeof useAuditMessages>,
  language: Language,
): readonly FilterField<Name>[] => [
  { kind: "text", name: "actor", label: actor },
  {
    kind: "choice",
    name: "act",
    label: act,
    options: actNames.map((value) => ({ value, label: acts[value][language] })),
  },
  { kind: "dates", name: "from", to: "to", label: period },
];
