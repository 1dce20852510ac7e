import { type ReactNode, useState } from "react";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";

/** `Loaded` needs this of a query, single or infinite. `data` is as the query selects it. */
export type LoadedQuery<D> = {
  readonly data: D | undefined;
  readonly error: ApiError | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

export type LoadStates = {
  /** Stands here until the first answer; rows of a list by default. */
  readonly skeleton?: ReactNode;
  /** The screen says this where the thing does not exist (404); without it, that is an error like any other. */
  readonly gone?: ReactNode;
  /** The screen words a refusal itself, even in place of data shown until now; undefined for any other error. */
  readonly refused?: (error: ApiError) => ReactNode;
  /** Wraps the message of a failure, for instance in a titled section that is missing until the answer. */
  readonly framed?: (failure: ReactNode) => ReactNode;
};

type LoadedProps<D> = LoadStates & {
  readonly query: LoadedQuery<D>;
  readonly children: (data: D) => ReactNode;
};

/** Renders a query by its state: loading, refused, gone, failed, or answered. Data once shown stays on reload. */
export function Loaded<D>({ query, skeleton, gone, refused, framed, children }: LoadedProps<D>) {
  const { language } = useLanguage();
  // A query that reloads drops its error; the pressed button stays and shows that it is under way.
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
  const failure = (
    <ErrorState
      message={errorText(error, language)}
      onRetry={() => void retry()}
      pending={isFetching || retried !== null}
    />
  );
  return framed ? framed(failure) : failure;
}
