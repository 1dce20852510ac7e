import { useState } from "react";
import { useNavigate } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import common from "#kit/ui/common.module.css";
import { BackLink } from "#kit/ui/page-head/back-link.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { createProductNotice } from "../contract/calls.ts";
import { useOperatorNoticeMessages } from "./messages.ts";
import { askPublish, NoticeForm } from "./notice-form.tsx";
import { bodyOf, newNotice, publishesNow } from "./notice-values.ts";

export default function NewNoticeScreen() {
  const text = useOperatorNoticeMessages();
  const navigate = useNavigate();
  const toList = () => void navigate(linkTo("/operator/notices"));
  const [initial] = useState(() => newNotice(new Date()));
  const form = useForm(createProductNotice, {
    initial: () => initial,
    draft: "product-notice",
    input: (values) => ({ body: bodyOf(values) }),
    ask: (values) => (publishesNow(values, new Date()) ? askPublish(text) : undefined),
    done: (_, { title }) => text.saved(title),
    onDone: toList,
  });
  return (
    <div className={common.stack4}>
      <BackLink to={linkTo("/operator/notices")}>{text.title}</BackLink>
      <h1>{text.newTitle}</h1>
      <NoticeForm form={form} onCancel={toList} />
    </div>
  );
}
