import { Suspense } from "react";
import { DirectChatButton } from "#features/chats/web/index.ts";
import { useCommunity } from "#features/communities/web/index.ts";
import { SuggestedFaqs } from "#features/faqs/web/index.ts";
import { OFFICE_USER_ID } from "#features/memberships/contract/author.ts";
import { inquiryLength } from "#kit/contract/fields/text-length.ts";
import common from "#kit/ui/common.module.css";
import { EmailField } from "#kit/ui/fields/email-field.tsx";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { FileInput } from "#kit/ui/file-input/file-input.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { INQUIRY, INQUIRY_FILES } from "../contract/limits.ts";
import { CategoryField } from "./category-field.tsx";
import styles from "./inquiry.module.css";
import { likelyCategories } from "./likely-categories.ts";
import { useInquiryMessages } from "./messages.ts";
import type { Inquiry } from "./use-inquiry.ts";

const ACCEPT =
  ".txt,.text,.log,text/plain,application/pdf,image/jpeg,image/png,image/heic,image/heif,.heic,.heif";
const ROWS = 7;

type Props = {
  readonly id: string;
  readonly inquiry: Inquiry;
  readonly communityId: number | null;
};

export function InquiryForm({ id, inquiry, communityId }: Props) {
  const text = useInquiryMessages();
  const { form, attachments } = inquiry;
  const { values, errors, set, isRefused } = form;
  return (
    <Form form={{ ...form, submit: inquiry.toConfirm }} id={id}>
      <FailureNotice inquiry={inquiry} />
      {inquiry.isRestored && !isRefused && <NoticeBox>{text.restored}</NoticeBox>}
      <p className={common.dim}>{text.lead}</p>
      <OfficeHint communityId={communityId} />
      <CategoryField
        value={values.inquiry_type}
        onChange={(inquiry_type) => set({ inquiry_type })}
        error={errors.inquiry_type}
      />
      <TextArea
        label={text.content}
        hint={text.contentHint}
        required
        rows={ROWS}
        max={INQUIRY.max}
        count={inquiryLength}
        {...form.bind("content")}
        error={inquiry.banned ?? errors.content}
      />
      <SuggestedFaqs typed={values.content} likely={likelyCategories(values.inquiry_type)} />
      <FileInput
        label={text.files}
        hint={text.filesHint(INQUIRY_FILES)}
        accept={ACCEPT}
        max={INQUIRY_FILES}
        uploads={attachments.uploads}
        onAdd={attachments.add}
        onRemove={attachments.remove}
        error={isRefused && attachments.isRefused ? text.removeRefused : undefined}
      />
      <EmailField
        label={text.email}
        hint={text.emailHint}
        required
        enterKeyHint="done"
        {...form.bind("email")}
      />
    </Form>
  );
}

/** R170, R334: an inquiry that was not sent comes back with the reason. */
function FailureNotice({ inquiry: { flow, form, attachments, banned } }: { inquiry: Inquiry }) {
  const text = useInquiryMessages();
  if (flow.problem)
    return (
      <NoticeBox alert>
        {text.failed}
        {flow.problem}
      </NoticeBox>
    );
  const isFaulty = banned !== undefined || attachments.isRefused || Object.values(form.errors).some(Boolean);
  return form.isRefused && isFaulty && <NoticeBox alert>{text.faulty}</NoticeBox>;
}

/** R049: neither the office itself nor people outside a community see this. */
function OfficeHint({ communityId }: Pick<Props, "communityId">) {
  const text = useInquiryMessages();
  const { data } = useCommunity(communityId);
  if (communityId === null || !data || data.data.me.is_admin) return null;
  return (
    <div className={styles.office}>
      <p>{text.office}</p>
      <Suspense>
        <DirectChatButton communityId={communityId} userId={OFFICE_USER_ID} />
      </Suspense>
    </div>
  );
}
