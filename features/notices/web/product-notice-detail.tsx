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
    { meta: { silent: true }, staleTime: Number.POSITIVE_INFINITY },
  );
  const notice = query.data?.data;
  useRefreshOnce(notice !== undefined, [listProductNotices.path, countUnreadProductNotices.path]);
  const data = notice && { ...notice, time: formatDate(new Date(notice.public_date)) };
  return <DetailModal query={{ ...query, data }} onClose={onClose} />;
}
