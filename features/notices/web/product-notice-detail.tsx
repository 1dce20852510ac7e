import { formatDate } from "#kit/ui/time/format-time.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { countUnreadProductNotices, listProductNotices, showProductNotice } from "../contract/calls.ts";
import { DetailModal } from "./detail-modal.tsx";
import { useRefreshOnce } from "./notice-detail.tsx";

/** R135, R136 for a notice of the provider. */
export function ProductNoticeDetail({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useCall(
    showProductNotice,
    { params: { nid: id } },
    { meta: { quiet: true }, staleTime: Number.POSITIVE_INFINITY },
  );
  const notice = query.data?.data;
  useRefreshOnce(notice !== undefined, [listProductNotices.path, countUnreadProductNotices.path]);
  return (
    <DetailModal
      title={notice?.title}
      time={notice && formatDate(new Date(notice.public_date))}
      content={notice?.content}
      error={query.error}
      onRetry={() => void query.refetch()}
      onClose={onClose}
    />
  );
}
