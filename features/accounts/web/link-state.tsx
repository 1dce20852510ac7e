import type { ReactNode } from "react";
import { Card } from "#kit/ui/card/card.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { Loaded, type LoadedQuery } from "#kit/web/query/loaded.tsx";
import styles from "./accounts.module.css";

type LinkProps<A> = {
  readonly link: LoadedQuery<A>;
  readonly label: string;
  readonly refused: (code: string) => ReactNode;
  readonly children: (answer: A) => ReactNode;
};

/** The link of a mail: looked at, refused by the server, or good for what it is there for. */
export function LoadedLink<A>({ link, label, refused, children }: LinkProps<A>) {
  const checking = (
    <Card className={styles.stack}>
      <h1>{label}</h1>
      <SkeletonLine width="70%" />
    </Card>
  );
  return (
    <Loaded
      query={link}
      skeleton={checking}
      refused={(error) => (isRefusal(error) ? refused(error.code) : undefined)}
    >
      {children}
    </Loaded>
  );
}

/** The server has said what is wrong with the link; anything else may be tried again. */
export const isRefusal = (error: ApiError | null): error is ApiError => error?.status === 400;
