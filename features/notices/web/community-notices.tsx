import { IconConfetti, IconUserCheck } from "@tabler/icons-react";
import { useState } from "react";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { RelativeTime } from "#kit/ui/time/relative-time.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { currentArea } from "#kit/web/session/area.ts";
import { readNotice } from "../contract/calls.ts";
import { noticeTitles } from "../contract/notice-texts.ts";
import type { NoticeType } from "../contract/notice-types.ts";
import type { Notice } from "../contract/views.ts";
import { useNoticeMessages } from "./messages.ts";
import { NoticeDetail } from "./notice-detail.tsx";
import { noticePath } from "./notice-path.ts";
import { NoticeRow } from "./notice-row.tsx";
import { NoticeScroller } from "./notice-scroller.tsx";
import styles from "./notification-panel.module.css";
import { OfficeIcon } from "./office-icon.tsx";
import { useNotices } from "./use-notices.ts";

/** Lists the notices of a community; those without a detail link straight to their place. R116 */
export function CommunityNotices({ communityId, onLeave }: { communityId: number; onLeave: () => void }) {
  const text = useNoticeMessages();
  const { language } = useLanguage();
  const list = useNotices(communityId);
  const [opened, setOpened] = useState<number | null>(null);
  const read = useAction(readNotice, { input: (n: number) => ({ params: { id: communityId, n } }) });
  const empty = { title: text.emptyCommunity, text: text.emptyCommunityText };
  return (
    <>
      <NoticeScroller<Notice> list={list} empty={empty}>
        {(notice) => {
          const to = noticePath(currentArea(), communityId, notice);
          const href = (notice.notification_type === 2 && notice.detail_link) || undefined;
          const open = () => (href ? read.run(notice.id) : setOpened(notice.id));
          return (
            <NoticeRow
              key={notice.id}
              icon={<NoticeIcon notice={notice} />}
              title={noticeTitles[language][notice.notice_type](notice.facts)}
              time={<RelativeTime time={notice.created_at} />}
              isRead={notice.is_read}
              to={to}
              href={href}
              onOpen={to ? onLeave : open}
            />
          );
        }}
      </NoticeScroller>
      {opened !== null && (
        <NoticeDetail communityId={communityId} id={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

/** These notices have no actor. */
const signs: Partial<Record<NoticeType, typeof IconConfetti>> = {
  approval: IconConfetti,
  application: IconUserCheck,
};

function NoticeIcon({ notice }: { notice: Notice }) {
  if (notice.notice_type === "office") return <OfficeIcon />;
  const Icon = signs[notice.notice_type];
  if (Icon)
    return (
      <span className={styles.icon}>
        <Icon size={22} aria-hidden="true" />
      </span>
    );
  const { actor } = notice.facts;
  return <Avatar name={actor ?? ""} imageUrl={notice.actor_image_url} departed={actor === null ? 2 : 0} />;
}
