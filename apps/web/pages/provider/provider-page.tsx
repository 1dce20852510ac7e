import type { ReactNode } from "react";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import { HomeLink } from "../home-link.tsx";
import styles from "./provider.module.css";
import type { ProviderView } from "./provider-facts.tsx";
import { useProvider } from "./use-provider.ts";

type Props = { readonly title: string; readonly children: (provider: ProviderView) => ReactNode };

/** A public page about who runs the service, with the way back. */
export function ProviderPage({ title, children }: Props) {
  const { data, isError, isFetching, refetch } = useProvider();
  return (
    <article className={styles.page}>
      <h1>{title}</h1>
      {data ? (
        children(data.data)
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <div aria-busy="true" className={styles.waiting}>
          <SkeletonLine />
          <SkeletonLine width="85%" />
          <SkeletonLine width="60%" />
        </div>
      )}
      <p className={styles.back}>
        <HomeLink />
      </p>
    </article>
  );
}
