import { Card } from "#kit/ui/card/card.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import styles from "./dashboard.module.css";
import { Figures } from "./figures.tsx";
import { LiveTiles } from "./live-tiles.tsx";
import { useMessages } from "./messages.ts";
import { useAnalytics, useRange } from "./use-analytics.ts";

/** SF10 of administrators: what waits for somebody now, and how the community has been doing. */
export default function DashboardScreen() {
  const text = useMessages();
  const range = useRange();
  const analytics = useAnalytics(range);
  return (
    <div className={styles.screen}>
      <h1>{text.title}</h1>
      <Loaded query={analytics} skeleton={<TileSkeletons />}>
        {({ data }) => (
          <>
            <LiveTiles live={data.live} communityId={analytics.communityId} />
            <Figures analytics={data} range={range} busy={analytics.isPlaceholderData} />
          </>
        )}
      </Loaded>
    </div>
  );
}

const TileSkeletons = () => (
  <div className={styles.tiles} aria-hidden="true">
    {Array.from({ length: 8 }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <Card key={i} className={styles.tile}>
        <SkeletonLine width="70%" />
        <SkeletonLine width="30%" />
      </Card>
    ))}
  </div>
);
