import { Card } from "#kit/ui/card/card.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import styles from "./dashboard.module.css";
import { Figures } from "./figures.tsx";
import { LiveItems } from "./live-items.tsx";
import { useDashboardMessages } from "./messages.ts";
import { TodoList } from "./todo-list.tsx";
import { useAnalytics, useShownRange } from "./use-analytics.ts";

export default function DashboardScreen() {
  const text = useDashboardMessages();
  const shown = useShownRange();
  const analytics = useAnalytics(shown);
  const { communityId, isPlaceholderData: busy } = analytics;
  return (
    <div className={styles.screen}>
      <h1>{text.title}</h1>
      <Loaded query={analytics} skeleton={<Skeletons />}>
        {({ data }) => (
          <>
            <TodoList todo={data.todo} communityId={communityId} />
            <LiveItems live={data.live} communityId={communityId} />
            <Figures analytics={data} shown={shown} communityId={communityId} busy={busy} />
          </>
        )}
      </Loaded>
    </div>
  );
}

const Skeletons = () => (
  <Card as="div" className={styles.todo} aria-hidden="true">
    <SkeletonLine width="40%" />
    <SkeletonLine width="60%" />
    <SkeletonLine width="50%" />
  </Card>
);
