import { useInfiniteQuery } from "@tanstack/react-query";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { send } from "#kit/web/api/send.ts";
import { listNotices, listProductNotices } from "../contract/calls.ts";
import type { Notice, ProductNotice } from "../contract/views.ts";

type Page<R> = {
  readonly data: { readonly records: readonly R[] };
  readonly next_cursor: string | null;
};

/** One list of the panel, page by page; a page goes on after the last notice seen, whatever came in above. */
const useList = <R extends { readonly id: number }>(
  key: readonly unknown[],
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<R>>,
) =>
  useInfiniteQuery<Page<R>, ApiError, readonly R[], readonly unknown[], string | undefined>({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ data }) => data.records),
    meta: { quiet: true },
  });

export const useNotices = (communityId: number) =>
  useList<Notice>([listNotices.path, communityId], (cursor, signal) =>
    send(listNotices, { params: { id: communityId }, query: { cursor } }, signal),
  );

export const useProductNotices = () =>
  useList<ProductNotice>([listProductNotices.path], (cursor, signal) =>
    send(listProductNotices, { query: { cursor } }, signal),
  );

export type NoticeList<R> = ReturnType<typeof useList<R & { readonly id: number }>>;
