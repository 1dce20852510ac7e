import { useSearchParams } from "react-router";
import { MessageBoard, useCommunity } from "#features/communities/web/index.ts";
import {
  type CommunityLocation,
  ComposerPrompt,
  readFilter,
  type TimelineFilter,
  timelineTabs,
  useCommunityLocation,
  usePostsLive,
  useTimeline,
} from "#features/posts/web/index.ts";
import { PostSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Tabs } from "#kit/ui/tabs/tabs.tsx";
import { LoadedList } from "#kit/web/query/loaded-list.tsx";
import { useTimelineMessages } from "./messages.ts";
import { NewPosts } from "./new-posts.tsx";
import { PostCard } from "./post-card.tsx";
import styles from "./timeline.module.css";
import { TagFilter, TimelineEmpty } from "./timeline-parts.tsx";

/** SF10: the community's home. */
export default function TimelineScreen() {
  const text = useTimelineMessages();
  const place = useCommunityLocation();
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const timeline = useTimeline(place.communityId, filter);
  usePostsLive(place.communityId);
  return (
    <div className={styles.stack}>
      <h1 className="visually-hidden">{text.title}</h1>
      <MessageBoard communityId={place.communityId} />
      <ComposerPrompt communityId={place.communityId} types={timeline.writableTypes} />
      <TimelineTabs place={place} filter={filter} />
      {filter.tag !== undefined && <TagFilter tag={filter.tag} home={place.home} />}
      <NewPosts
        key={`${filter.tab} ${filter.tag}`}
        communityId={place.communityId}
        filter={filter}
        shown={timeline.rows}
        onShow={() => void timeline.refetch()}
      />
      <TimelineList timeline={timeline} filter={filter} />
    </div>
  );
}

/**
 * R009, R046: alumni and administrators read everybody's job offers; whoever cannot still finds their own under this
 * tab's neighbours.
 */
function TimelineTabs({ place, filter }: { place: CommunityLocation; filter: TimelineFilter }) {
  const text = useTimelineMessages();
  const isAdmin = useCommunity(place.communityId).data?.data.me.is_admin;
  const tabs = timelineTabs
    .filter((tab) => tab !== "joboffer" || place.area === "alumni" || isAdmin)
    .map((tab) => ({
      key: tab,
      label: text.tabs[tab],
      to: tab === "all" ? place.home : `${place.home}?tab=${tab}`,
    }));
  return <Tabs label={text.tabs.label} tabs={tabs} current={filter.tab} />;
}

function TimelineList({
  timeline,
  filter,
}: {
  timeline: ReturnType<typeof useTimeline>;
  filter: TimelineFilter;
}) {
  return (
    <LoadedList
      query={timeline}
      rows={timeline.rows}
      skeleton={<PostSkeletons />}
      empty={<TimelineEmpty filter={filter} />}
    >
      {(posts) => posts.map((post) => <PostCard key={post.id} post={post} />)}
    </LoadedList>
  );
}
