import { Card } from "#kit/ui/card/card.tsx";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import styles from "./dashboard.module.css";
import { Figures } from "./figures.tsx";
import { LiveTiles } from "./live-tiles.tsx";
import { useMessages } from "./messages.ts";
import { useAnalytics, useRange } from "./use-analytics.ts";

/** SF10 of administrators: what waits for somebody now, and how the community has been doing. */
export default function DashboardScreen() {
  const text = useMessages();
  const { language } = useLanguage();
  const range = useRange();
  const { data, error, communityId, isPlaceholderData, isFetching, refetch } = useAnalytics(range);
  return (
    <div className={styles.screen}>
      <h1>{text.title}</h1>
      {data ? (
        <>
          <LiveTiles live={data.data.live} communityId={communityId} />
          <Figures analytics={data.data} range={range} busy={isPlaceholderData} />
        </>
      ) : error ? (
        <ErrorState
          message={errorText({ message_code: error.code }, language)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : (
        <TileSkeletons />
      )}
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
