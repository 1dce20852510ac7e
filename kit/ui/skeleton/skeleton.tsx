import { Fragment, type ReactNode } from "react";
import { Card } from "../card/card.tsx";
import common from "../common.module.css";
import styles from "./skeleton.module.css";

/** A grey line replaces text; `width` is any CSS width. */
export const SkeletonLine = ({ width = "100%" }: { width?: string }) => (
  <span className={styles.line} style={{ width }} />
);

/** Stands in place of posts while they load, at about their height. */
export const PostSkeletons = ({ count = 3 }: { count?: number }) => (
  <Stack count={count}>
    <Card>
      <div className={styles.row}>
        <span className={styles.circle} />
        <div className={styles.lines}>
          <SkeletonLine width="9rem" />
          <SkeletonLine width="5rem" />
        </div>
      </div>
      <div className={styles.lines}>
        <SkeletonLine width="60%" />
        <SkeletonLine />
        <SkeletonLine width="85%" />
      </div>
    </Card>
  </Stack>
);

/** Stands in place of rows of a list or table. */
export const RowSkeletons = ({ count = 5 }: { count?: number }) => (
  <Stack count={count}>
    <div className={styles.row}>
      <span className={styles.circle} />
      <div className={styles.lines}>
        <SkeletonLine width="40%" />
        <SkeletonLine width="70%" />
      </div>
    </div>
  </Stack>
);

const Stack = ({ count, children }: { count: number; children: ReactNode }) => (
  <div className={common.column4} aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <Fragment key={i}>{children}</Fragment>
    ))}
  </div>
);
