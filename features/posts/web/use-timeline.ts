import { useRecords } from "#kit/web/query/use-list-call.ts";
import { listPosts } from "../contract/calls.ts";
import { writtenTypes } from "../contract/content-type.ts";
import { filterQuery, type TimelineFilter } from "./timeline-filter.ts";

/** Loads the pages, each continuing where the one before ended; no post appears twice. R148 */
export function useTimeline(communityId: number, filter: TimelineFilter) {
  const query = useRecords(listPosts, { params: { id: communityId }, query: filterQuery(filter) });
  const writable = query.first?.writable_types;
  /** It is unknown until the first answer. */
  const writableTypes = writable && writtenTypes.filter((type) => writable.includes(type));
  return { ...query, writableTypes };
}
