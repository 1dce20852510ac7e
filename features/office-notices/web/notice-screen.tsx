import { useNavigate, useParams } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import common from "#kit/ui/common.module.css";
import { useNamedPage } from "#kit/ui/page-head/page-name.ts";
import { useForm } from "#kit/web/forms/use-form.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { DetailScreen } from "#kit/web/query/detail-screen.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import {
  noticeStateWords,
  type OfficeNotice,
  showOfficeNotice,
  updateOfficeNotice,
} from "../contract/calls.ts";
import { useOfficeNoticeMessages } from "./messages.ts";
import { askPublish } from "./new-notice-screen.tsx";
import { NoticeForm } from "./notice-form.tsx";
import { useNoticePreview } from "./notice-preview.tsx";
import { bodyOf, publishesNow, valuesOf } from "./notice-values.ts";

/** CF40: changes a notice, and says how many have read it. */
export default function NoticeScreen() {
  const text = useOfficeNoticeMessages();
  const { id, notification_id } = useParams();
  const params = { id: Number(id), notificationId: Number(notification_id) };
  const query = useCall(showOfficeNotice, { params }, { refetchOnWindowFocus: false });
  return (
    <DetailScreen
      to={linkTo("/community/communities/:id/notifications", { id: params.id })}
      title={text.title}
      query={query}
      className={common.stack4}
    >
      {({ data }) => <Edit key={data.id} params={params} notice={data} onReload={query.refetch} />}
    </DetailScreen>
  );
}

type EditProps = {
  readonly params: { readonly id: number; readonly notificationId: number };
  readonly notice: OfficeNotice;
  readonly onReload: () => Promise<unknown>;
};

function Edit({ params, notice, onReload }: EditProps) {
  const text = useOfficeNoticeMessages();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const list = linkTo("/community/communities/:id/notifications", { id: params.id });
  const { title, state, read_count, reached_count } = notice;
  useNamedPage(title);
  const form = useForm(updateOfficeNotice, {
    initial: () => valuesOf(notice),
    version: notice.updated_at,
    input: (values, updated_at) => ({ params, body: { ...bodyOf(values), updated_at } }),
    ask: (values) =>
      state !== "running" && publishesNow(values, new Date())
        ? askPublish(text, shown?.reached_count)
        : undefined,
    onReload,
    done: (_, values) => text.saved(values.title),
    onDone: () => void navigate(list),
  });
  const shown = useNoticePreview(params.id, form.values);
  return (
    <>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <p>
        <Badge>{noticeStateWords[state][language]}</Badge>{" "}
        {reached_count > 0 && <span>{text.readBy(read_count, reached_count)}</span>}
      </p>
      <NoticeForm
        communityId={params.id}
        form={form}
        shown={shown}
        remembered={notice.list}
        edits
        onCancel={() => void navigate(list)}
      />
    </>
  );
}
