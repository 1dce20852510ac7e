import { IconChevronDown, IconExternalLink, IconSpeakerphone } from "@tabler/icons-react";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { useMedia, WITH_RAIL } from "#kit/ui/use-media.ts";
import { Written, writtenIn } from "#kit/ui/written.tsx";
import type { CommunityView } from "../contract/views.ts";
import styles from "./message-board.module.css";
import { useCommunityMessages } from "./messages.ts";
import { useCommunity } from "./use-community.ts";

const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);

type BoardFields = Pick<
  CommunityView,
  "message_board_title" | "message_board_content" | "message_board_sites"
>;

/** Returns the content of the community's message board; null where nothing is pinned. */
function useBoard(community: BoardFields | undefined) {
  const text = useCommunityMessages().board;
  if (!community) return null;
  const { message_board_title: title, message_board_content: content } = community;
  const sites = community.message_board_sites.filter((site) => isWebAddress(site.url));
  if (title === "" && content === "" && sites.length === 0) return null;
  return { title: title || text.title, content, sites };
}

/** Shows the message board as a line above the content, which unfolds; where there is a rail, it is shown there. */
export function MessageBoard({ communityId }: { communityId: number }) {
  const board = useBoard(useCommunity(communityId).data?.data);
  const inRail = useMedia(WITH_RAIL);
  if (!board || inRail) return null;
  return (
    <details className={styles.folded}>
      <summary className={styles.line}>
        <IconSpeakerphone size={20} aria-hidden="true" />
        <h2 className={styles.lineTitle} {...writtenIn(board.title)}>
          {board.title}
        </h2>
        <IconChevronDown size={20} aria-hidden="true" className={styles.chevron} />
      </summary>
      <BoardBody {...board} />
    </details>
  );
}

/** Shows what the management office has pinned; nothing where it has pinned nothing. */
export function BoardCard({ community }: { community: BoardFields }) {
  const board = useBoard(community);
  if (!board) return null;
  return (
    <Card className={common.stack2}>
      <h2 className={styles.title} {...writtenIn(board.title)}>
        {board.title}
      </h2>
      <BoardBody {...board} />
    </Card>
  );
}

type Body = Pick<NonNullable<ReturnType<typeof useBoard>>, "content" | "sites">;

function BoardBody({ content, sites }: Body) {
  const text = useCommunityMessages().board;
  return (
    <>
      {content && (
        <p className={styles.content} {...writtenIn(content)}>
          {content}
        </p>
      )}
      {sites.length > 0 && (
        <ul className={styles.sites}>
          {sites.map((site) => (
            <li key={site.url}>
              <a href={site.url} target="_blank" rel="noreferrer" className={styles.site}>
                {site.name ? <Written>{site.name}</Written> : site.url}
                <IconExternalLink size={16} aria-label={text.newWindow} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
