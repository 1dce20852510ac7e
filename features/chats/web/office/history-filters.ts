import type { FilterField } from "#kit/ui/filter-bar/filters.ts";
import type { useOfficeChatMessages } from "./messages.ts";

type Name = "closed" | "unread" | "waiting_days";

export const historyFilters = ({
  filter,
}: ReturnType<typeof useOfficeChatMessages>): readonly FilterField<Name>[] => [
  {
    kind: "choice",
    name: "closed",
    label: filter.state,
    options: [
      { value: "false", label: filter.open },
      { value: "true", label: filter.closed },
    ],
  },
  {
    kind: "choice",
    name: "unread",
    label: filter.unread,
    options: [{ value: "true", label: filter.onlyUnread }],
  },
  { kind: "number", name: "waiting_days", label: filter.waiting, unit: filter.days },
];
