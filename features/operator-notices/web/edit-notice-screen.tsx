import { useNavigate, useParams } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import common from "#kit/ui/common.module.css";
import { useNamedPage } from "#kit/ui/page-head/page-name.ts";
import { Written } from "#kit/ui/written.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { DetailScreen } from "#kit/web/query/detail-screen.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import {
  noticeStateWords,
  type OperatorNotice,
  showOperatorNotice,
  updateProductNotice,
} from "../contract/calls.ts";
import { useOperatorNoticeMessages } from "./messages.ts";
import { askPublish, NoticeForm } from "./notice-form.tsx";
import { bodyOf, publishesNow, valuesOf } from "./notice-values.ts";

/** Changes a notice, and says how many have read it. */
export default function EditNoticeScreen() {
  const text = useOperatorNoticeMessages();
  const params = { notice_id: Number(useParams().notice_id) };
  const query = useCall(showOperatorNotice, { params }, { refetchOnWindowFocus: false });
  return (
    <DetailScreen to={linkTo("/operator/notices")} title={text.title} query={query} className={common.stack4}>
      {({ data }) => <Edit key={data.id} notice={data} onReload={query.refetch} />}
    </DetailScreen>
  );
}

type EditProps = { readonly notice: OperatorNotice; readonly onReload: () => Promise<unknown> };

function Edit({ notice, onReload }: EditProps) {
  const text = useOperatorNoticeMessages();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const toList = () => void navigate(linkTo("/operator/notices"));
  const { id, title, state, read_count } = notice;
  useNamedPage(title);
  const form = useForm(updateProductNotice, {
    initial: () => valuesOf(notice),
    version: notice.updated_at,
    input: (values, updated_at) => ({
      params: { notice_id: id },
      body: { ...bodyOf(values), updated_at },
    }),
    ask: (values) => (state !== "running" && publishesNow(values, new Date()) ? askPublish(text) : undefined),
    onReload,
    done: (_, values) => text.saved(values.title),
    onDone: toList,
  });
  return (
    <>
      <h1>
        <Written>{title}</Written>
      </h1>
      <p>
        <Badge>{noticeStateWords[state][language]}</Badge> <span>{text.readBy(read_count)}</span>
      </p>
      <NoticeForm form={form} edits onCancel={toList} />
    </>
  );
}
