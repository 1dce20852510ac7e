import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { writtenIn } from "#kit/ui/written.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import styles from "./community-rail.module.css";
import { BoardCard } from "./message-board.tsx";
import { useCommunityMessages } from "./messages.ts";
import { useCommunity } from "./use-community.ts";

/** Stands beside the timeline on wide windows: the community, and what its management office has pinned. */
export function CommunityRail({ communityId }: { communityId: number }) {
  const text = useCommunityMessages();
  const skeleton = (
    <Card>
      <RowSkeletons count={1} />
    </Card>
  );
  return (
    <Loaded query={useCommunity(communityId)} skeleton={skeleton}>
      {({ data: community }) => (
        <>
          <Card className={common.stack3}>
            <div className={styles.head}>
              <Avatar name={community.name} imageUrl={community.profile_image_url} size={48} />
              <div>
                <h2 className={styles.name} {...writtenIn(community.name)}>
                  {community.name}
                </h2>
                <p className={common.note} {...writtenIn(community.corporation_name)}>
                  {community.corporation_name}
                </p>
              </div>
            </div>
            {community.description && (
              <p className={styles.description} {...writtenIn(community.description)}>
                {community.description}
              </p>
            )}
            <p className={common.note}>{text.members(community.community_members_number)}</p>
          </Card>
          <BoardCard community={community} />
        </>
      )}
    </Loaded>
  );
}
