import { IconBookmark, IconPencil } from "@tabler/icons-react";
import { Link } from "react-router";
import { type TimelineFilter, timelineLink } from "#features/posts/web/index.ts";
import common from "#kit/ui/common.module.css";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { PostSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Quoting } from "#kit/ui/written.tsx";
import type { CommunityPlace } from "#kit/web/router/use-place.ts";
import { useTimelineMessages } from "./messages.ts";
import styles from "./timeline.module.css";

export const TimelineSkeleton = () => (
  <div className={common.column4} aria-busy="true">
    <div className={styles.promptRoom} />
    <div className={styles.tabsRoom} />
    <PostSkeletons />
  </div>
);

export function TagFilter({ filter, place }: { filter: TimelineFilter; place: CommunityPlace }) {
  const text = useTimelineMessages();
  return (
    <p className={styles.filter}>
      <strong>
        <Quoting>{text.tagFilter(filter.tag ?? "")}</Quoting>
      </strong>
      <Link to={timelineLink(place, { ...filter, tag: undefined })}>{text.clearTag}</Link>
    </p>
  );
}

/** Says what belongs on the tab and how to create it. */
export function TimelineEmpty({ filter }: { filter: TimelineFilter }) {
  const text = useTimelineMessages();
  const keep = filter.tab === "keep";
  const own = filter.tab === "all" || filter.tab === "mine" || filter.tab === "article";
  const hint = keep ? text.emptyHint.keep : own ? text.emptyHint.write : text.emptyHint.wait;
  const Icon = keep ? IconBookmark : IconPencil;
  return (
    <EmptyState icon={Icon} title={filter.tag ? text.empty.tag : text.empty[filter.tab]}>
      {hint}
    </EmptyState>
  );
}
