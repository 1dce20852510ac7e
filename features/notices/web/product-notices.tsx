import { useState } from "react";
import { formatDate } from "#kit/contract/fields/tokyo-time.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { showProductNotice } from "../contract/calls.ts";
import type { ProductNotice } from "../contract/views.ts";
import { DetailModal } from "./detail-modal.tsx";
import { useNoticeMessages } from "./messages.ts";
import { NoticeRow } from "./notice-row.tsx";
import { NoticeScroller } from "./notice-scroller.tsx";
import { OfficeText } from "./office-text.tsx";
import { ProductIcon } from "./product-icon.tsx";
import { useProductNotices } from "./use-notices.ts";

/** Lists the provider's notices with the day of publication. R115 */
export function ProductNotices() {
  const text = useNoticeMessages();
  const list = useProductNotices();
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <NoticeScroller<ProductNotice> list={list} empty={{ title: text.emptyProduct }}>
        {(notice) => (
          <NoticeRow
            key={notice.id}
            icon={<ProductIcon />}
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

/** R135, R136: shows a notice of the provider. */
function ProductNoticeDetail({ id, onClose }: { id: number; onClose: () => void }) {
  const { language } = useLanguage();
  const query = useCall(
    showProductNotice,
    { params: { nid: id }, query: { language } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const notice = query.data?.data;
  const data = notice && {
    title: notice.title,
    time: formatDate(new Date(notice.public_date)),
    content: <OfficeText html={notice.content} />,
  };
  return <DetailModal query={{ ...query, data }} onClose={onClose} />;
}
