import type { ReactNode } from "react";
import { showProvider } from "#features/provider/contract/calls.ts";
import common from "#kit/ui/common.module.css";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { HomeLink } from "../home-link.tsx";
import styles from "./provider.module.css";
import type { ProviderView } from "./provider-facts.tsx";

type Props = { readonly title: string; readonly children: (provider: ProviderView) => ReactNode };

export function ProviderPage({ title, children }: Props) {
  const lines = (
    <div className={common.stack3}>
      <SkeletonLine />
      <SkeletonLine width="85%" />
      <SkeletonLine width="60%" />
    </div>
  );
  return (
    <article className={common.stack5}>
      <h1>{title}</h1>
      <Loaded query={useProvider()} skeleton={lines}>
        {({ data }) => children(data)}
      </Loaded>
      <p className={styles.back}>
        <HomeLink />
      </p>
    </article>
  );
}

/** Loads the provider; it changes only with the server's settings. */
const useProvider = () => useCall(showProvider, {}, { staleTime: Number.POSITIVE_INFINITY });
