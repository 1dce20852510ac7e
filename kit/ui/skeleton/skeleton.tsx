import { Card } from "../card/card.tsx";
import styles from "./skeleton.module.css";

/** A grey line standing in for text; `width` is any CSS width. */
export const SkeletonLine = ({ width = "100%" }: { width?: string }) => (
  <span className={styles.line} style={{ width }} />
);
export const SkeletonCircle = ({ size = 40 }: { size?: number }) => (
  <span className={styles.circle} style={{ width: size, height: size }} />
);

/** Stands in for posts while they load, of about their height. */
export function PostSkeletons({ count = 3 }: { count?: number }) {
  return (
    <div className={styles.stack} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Card key={i}>
          <div className={styles.row}>
            <SkeletonCircle />
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
      ))}
    </div>
  );
}

/** Stands in for rows of a list or a table. */
export function RowSkeletons({ count = 5 }: { count?: number }) {
  return (
    <div className={styles.stack} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={i} className={styles.row}>
          <SkeletonCircle />
          <div className={styles.lines}>
            <SkeletonLine width="40%" />
            <SkeletonLine width="70%" />
          </div>
        </div>
      ))}
    </div>
  );
}
