import { IconExternalLink } from "@tabler/icons-react";
import { Card } from "#kit/ui/card/card.tsx";
import { useMedia, WITH_RAIL } from "#kit/web/use-media.ts";
import type { CommunityView } from "../contract/views.ts";
import styles from "./message-board.module.css";
import { useCommunityMessages } from "./messages.ts";
import { useCommunity } from "./use-community.ts";

const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);

/** What the management office pins to the community, above the content; on wide windows it stands in the rail. */
export function MessageBoard({ communityId }: { communityId: number }) {
  const community = useCommunity(communityId).data?.data;
  const inRail = useMedia(WITH_RAIL);
  return community && !inRail ? <BoardCard community={community} /> : null;
}

/** A text and up to three sites; nothing where nothing was pinned. */
export function BoardCard({ community }: { community: CommunityView }) {
  const text = useCommunityMessages().board;
  const { message_board_title: title, message_board_content: content } = community;
  const links = community.message_board_sites.filter((site) => isWebAddress(site.url));
  if (title === "" && content === "" && links.length === 0) return null;
  return (
    <Card className={styles.board}>
      <h2 className={styles.title}>{title || text.title}</h2>
      {content && <p className={styles.content}>{content}</p>}
      {links.length > 0 && (
        <ul className={styles.sites}>
          {links.map((site) => (
            <li key={site.url}>
              <a href={site.url} target="_blank" rel="noreferrer" className={styles.site}>
                {site.name || site.url}
                <IconExternalLink size={16} aria-label={text.newWindow} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
