import { useQueryClient } from "@tanstack/react-query";
import { type ListPages, listKey, useRecords } from "#kit/web/query/use-list-call.ts";
import { listPosts } from "../contract/calls.ts";
import { writtenTypes } from "../contract/content-type.ts";
import { filterQuery, type TimelineFilter } from "./timeline-filter.ts";

/** Loads the pages, each continuing where the one before ended; no post appears twice. R148 */
export function useTimeline(communityId: number, filter: TimelineFilter) {
  const cache = useQueryClient();
  const input = { params: { id: communityId }, query: filterQuery(filter) };
  const query = useRecords(listPosts, input);
  const writable = query.first?.writable_types;
  /** Reloads from the top; the pages below load again when they are scrolled to. */
  const readAnew = () => {
    cache.setQueryData<ListPages<typeof listPosts>>(listKey(listPosts, input), (old) =>
      old ? { pages: old.pages.slice(0, 1), pageParams: old.pageParams.slice(0, 1) } : old,
    );
    return query.refetch();
  };
  /** It is unknown until the first answer. */
  const writableTypes = writable && writtenTypes.filter((type) => writable.includes(type));
  return { ...query, readAnew, writableTypes };
}
