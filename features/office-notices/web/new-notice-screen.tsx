import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import common from "#kit/ui/common.module.css";
import { BackLink } from "#kit/ui/page-head/back-link.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { createOfficeNotice } from "../contract/calls.ts";
import { useOfficeNoticeMessages } from "./messages.ts";
import { NoticeForm } from "./notice-form.tsx";
import { useNoticePreview } from "./notice-preview.tsx";
import { bodyOf, newNotice, publishesNow } from "./notice-values.ts";

/** CF20: writes a notice. */
export default function NewNoticeScreen() {
  const text = useOfficeNoticeMessages();
  const navigate = useNavigate();
  const communityId = Number(useParams().id);
  const list = linkTo("/community/communities/:id/notifications", { id: communityId });
  const [initial] = useState(() => newNotice(new Date()));
  const form = useForm(createOfficeNotice, {
    initial: () => initial,
    input: (values) => ({ params: { id: communityId }, body: bodyOf(values) }),
    ask: (values) => (publishesNow(values, new Date()) ? askPublish(text, shown?.reached_count) : undefined),
    done: (_, { title }) => text.saved(title),
    onDone: () => void navigate(list),
  });
  const shown = useNoticePreview(communityId, form.values);
  return (
    <div className={common.stack4}>
      <BackLink to={list}>{text.title}</BackLink>
      <h1>{text.newTitle}</h1>
      <NoticeForm
        communityId={communityId}
        form={form}
        shown={shown}
        remembered={null}
        onCancel={() => void navigate(list)}
      />
    </div>
  );
}

export const askPublish = (
  { askPublish: words }: ReturnType<typeof useOfficeNoticeMessages>,
  count: number | undefined,
) => ({ title: words.title, message: words.message(count), confirmLabel: words.confirm });
