import { type ReactNode, useState } from "react";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";

/** What is needed to know of a query, single or endless. `data` is as the query selects it. */
export type LoadedQuery<D> = {
  readonly data: D | undefined;
  readonly error: ApiError | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

export type LoadStates = {
  /** Stands in until the first answer; rows of a list unless the screen looks otherwise. */
  readonly skeleton?: ReactNode;
  /** What the screen says of a thing that is not there (404); without it, that is an error like any other. */
  readonly gone?: ReactNode;
  /** What the screen itself says of a refusal, even of what has been shown until now; undefined for any other error. */
  readonly refused?: (error: ApiError) => ReactNode;
};

type LoadedProps<D> = LoadStates & {
  readonly query: LoadedQuery<D>;
  readonly children: (data: D) => ReactNode;
};

/** Draws a query in the state it is in: waiting, refused, gone, failed with another try, or answered. Data once shown stays while it is asked for again. */
export function Loaded<D>({ query, skeleton, gone, refused, children }: LoadedProps<D>) {
  const { language } = useLanguage();
  // A query that is asked again forgets its error; what was pressed stays, and is seen to be under way.
  const [retried, setRetried] = useState<ApiError | null>(null);
  const { data, isFetching, refetch } = query;
  const error = query.error ?? retried;
  const retry = async () => {
    setRetried(error);
    await refetch();
    setRetried(null);
  };
  const refusal = error ? refused?.(error) : undefined;
  if (refusal !== undefined) return refusal;
  if (data !== undefined) return children(data);
  if (!error) return <div aria-busy="true">{skeleton ?? <RowSkeletons />}</div>;
  if (error.status === 404 && gone !== undefined) return gone;
  return (
    <ErrorState
      message={errorText(error, language)}
      onRetry={() => void retry()}
      pending={isFetching || retried !== null}
    />
  );
}
