import { IconSpeakerphone } from "@tabler/icons-react";
import { useState } from "react";
import { formatDate } from "#kit/ui/time/format-time.ts";
import type { ProductNotice } from "../contract/views.ts";
import { useMessages } from "./messages.ts";
import { NoticeRow } from "./notice-row.tsx";
import { NoticeScroller } from "./notice-scroller.tsx";
import styles from "./notification-panel.module.css";
import { ProductNoticeDetail } from "./product-notice-detail.tsx";
import { useProductNotices } from "./use-notices.ts";

/** The provider's notices, with the day they were made public. R115 */
export function ProductNotices() {
  const text = useMessages();
  const list = useProductNotices();
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <NoticeScroller<ProductNotice> list={list} empty={{ title: text.emptyProduct }}>
        {(notice) => (
          <NoticeRow
            key={notice.id}
            icon={
              <span className={styles.icon}>
                <IconSpeakerphone size={22} aria-hidden="true" />
              </span>
            }
            title={notice.title}
            time={<time dateTime={notice.public_date}>{formatDate(new Date(notice.public_date))}</time>}
            isRead={notice.is_read}
            onOpen={() => setOpened(notice.id)}
          />
        )}
      </NoticeScroller>
      {opened !== null && <ProductNoticeDetail id={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
