import { useCallback, useEffect } from "react";
import { useSearchParams } from "react-router";
import { MessageBoard, useCommunity } from "#features/communities/web/index.ts";
import type { Post } from "#features/posts/contract/post.ts";
import {
  ComposerPrompt,
  readFilter,
  type TimelineFilter,
  timelineLink,
  timelineTabs,
  usePostsLive,
  useReadsAllJobOffers,
  useTimeline,
} from "#features/posts/web/index.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import common from "#kit/ui/common.module.css";
import { PostSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Tabs } from "#kit/ui/tabs/tabs.tsx";
import { LoadedList } from "#kit/web/query/loaded-list.tsx";
import { type CommunityPlace, usePlace } from "#kit/web/router/use-place.ts";
import { WindowedList } from "#kit/web/windowed-list/windowed-list.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { rememberList } from "./list-address.ts";
import { useTimelineMessages } from "./messages.ts";
import { NewPosts } from "./new-posts.tsx";
import { PostCard } from "./post-card.tsx";
import { TagFilter, TimelineEmpty, TimelineSkeleton } from "./timeline-parts.tsx";

export default function TimelineScreen() {
  const text = useTimelineMessages();
  const place = usePlace();
  const home = linkTo("/:area/communities/:id", place);
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const timeline = useTimeline(place.id, filter);
  const community = useCommunity(place.id);
  usePostsLive(place.id);
  useEffect(() => rememberList(home, search.toString()), [home, search]);
  // It says what is above the posts, which would move them once they are read.
  if (!community.data && !community.isFetched) return <TimelineSkeleton />;
  return (
    <div className={common.column4}>
      <h1 className="visually-hidden">{text.title}</h1>
      <MessageBoard communityId={place.id} />
      <FirstSteps place={place} types={timeline.writableTypes} />
      <ComposerPrompt communityId={place.id} types={timeline.writableTypes} />
      <TimelineTabs place={place} filter={filter} />
      {filter.tag !== undefined && <TagFilter filter={filter} place={place} />}
      <div>
        <NewPosts
          key={`${filter.tab} ${filter.tag}`}
          communityId={place.id}
          filter={filter}
          timeline={timeline}
        />
        <TimelineList timeline={timeline} filter={filter} home={home} />
      </div>
    </div>
  );
}

/** R009, R046: people who do not read all job offers find their own under their own posts. */
function TimelineTabs({ place, filter }: { place: CommunityPlace; filter: TimelineFilter }) {
  const text = useTimelineMessages();
  const readsJobOffers = useReadsAllJobOffers(place.id);
  const tabs = timelineTabs
    .filter((tab) => tab !== "joboffer" || readsJobOffers)
    .map((tab) => ({
      key: tab,
      label: text.tabs[tab],
      to: timelineLink(place, { tab, tag: filter.tag }),
    }));
  return <Tabs label={text.tabs.label} tabs={tabs} current={filter.tab} />;
}

function TimelineList({
  timeline,
  filter,
  home,
}: {
  timeline: ReturnType<typeof useTimeline>;
  filter: TimelineFilter;
  home: string;
}) {
  const text = useTimelineMessages();
  const name = `${home} ${filter.tab} ${filter.tag ?? ""}`;
  const { fetchNextPage } = timeline;
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return (
    <LoadedList
      query={timeline}
      rows={timeline.rows}
      skeleton={<PostSkeletons />}
      empty={<TimelineEmpty filter={filter} />}
    >
      {(posts) => (
        <WindowedList
          key={name}
          name={name}
          label={text.tabs[filter.tab]}
          rows={posts}
          keyOf={idOf}
          onMore={timeline.hasNextPage && !timeline.isFetchingNextPage ? onMore : undefined}
        >
          {drawCard}
        </WindowedList>
      )}
    </LoadedList>
  );
}

const idOf = (post: Post) => String(post.id);
const drawCard = (post: Post, isWhole: boolean) => <PostCard post={post} isWhole={isWhole} />;
