import type { listUserPosts } from "#features/posts/contract/admin-lists.ts";
import type { usePostMessages } from "#features/posts/web/index.ts";
import type { FilterField } from "#kit/ui/filter-bar/filters.ts";
import type { useModerationMessages } from "./messages.ts";

type Name = keyof (typeof listUserPosts)["filters"];

export const postFilters = (
  { filters, columns }: ReturnType<typeof useModerationMessages>,
  { kind }: ReturnType<typeof usePostMessages>,
): readonly FilterField<Name>[] => [
  {
    kind: "choice",
    name: "published",
    any: "all",
    label: filters.published,
    options: (["true", "false", "all"] as const).map((value) => ({ value, label: filters[value] })),
  },
  {
    kind: "choice",
    name: "content_type",
    label: filters.kind,
    options: ([1, 2, 3, 4] as const).map((value) => ({ value: `${value}`, label: kind[value] })),
  },
  { kind: "dates", name: "created_from", to: "created_to", label: columns.created },
  { kind: "text", name: "writer", label: columns.author },
  { kind: "number", name: "min_interests", label: columns.interests, unit: filters.times },
  {
    kind: "choice",
    name: "without_comments",
    label: columns.comments,
    options: [
      { value: "true", label: filters.withoutComments },
      { value: "false", label: filters.withComments },
    ],
  },
];

export const postViews = ({ view }: ReturnType<typeof useModerationMessages>) => [
  { key: "unanswered", label: view.unanswered, query: "published=true&without_comments=true" },
  { key: "hidden", label: view.hidden, query: "published=false" },
];
