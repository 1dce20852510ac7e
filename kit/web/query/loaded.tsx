import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { currentArea, lobbyPath } from "#kit/web/session/area.ts";

type Query<T> = {
  readonly data: { readonly data: T } | undefined;
  readonly error: ApiError | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

/** Shows the answer once it is there; what there is not to leave leads to the lobby. */
export function Loaded<T>({ query, children }: { query: Query<T>; children: (data: T) => ReactNode }) {
  const { language } = useLanguage();
  const { data, error, isFetching, refetch } = query;
  if (data) return children(data.data);
  if (!error) return <RowSkeletons count={4} />;
  if (error.status === 404) return <Navigate to={lobbyPath(currentArea())} replace />;
  return (
    <ErrorState
      message={errorText({ message_code: error.code }, language)}
      onRetry={() => void refetch()}
      pending={isFetching}
    />
  );
}
