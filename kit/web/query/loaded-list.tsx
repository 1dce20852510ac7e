import type { ReactNode } from "react";
import { LoadMore } from "#kit/ui/infinite-list/load-more.tsx";
import { Loaded, type LoadedQuery, type LoadStates } from "./loaded.tsx";

type Endless = {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
};

type LoadedListProps<R> = LoadStates & {
  readonly query: LoadedQuery<unknown> & Partial<Endless>;
  /** These are the rows of all pages loaded so far. */
  readonly rows: readonly R[];
  /** Replaces a list without rows. */
  readonly empty: ReactNode;
  /** What loads the next page is elsewhere on the screen. */
  readonly foot?: "none";
  readonly children: (rows: readonly R[]) => ReactNode;
};

/** Renders a list in the state of its query; a list in pages continues at its foot. */
export function LoadedList<R>({ query, rows, empty, foot, children, ...states }: LoadedListProps<R>) {
  const {
    hasNextPage = false,
    isFetchingNextPage = false,
    isFetchNextPageError = false,
    fetchNextPage,
  } = query;
  const hasFoot = fetchNextPage && foot !== "none";
  return (
    <Loaded query={query} {...states}>
      {() =>
        rows.length === 0 && !hasNextPage ? (
          empty
        ) : (
          <>
            {children(rows)}
            {hasFoot && (
              <LoadMore
                hasMore={hasNextPage}
                loading={isFetchingNextPage}
                failed={isFetchNextPageError}
                onMore={() => void fetchNextPage()}
              />
            )}
          </>
        )
      }
    </Loaded>
  );
}
