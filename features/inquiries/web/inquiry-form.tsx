import { type FormEvent, Suspense, useEffect, useRef } from "react";
import { DirectChatButton } from "#features/chats/web/index.ts";
import { useCommunity } from "#features/communities/web/index.ts";
import { OFFICE_USER_ID } from "#features/memberships/contract/author.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { inquiryLength } from "#kit/contract/fields/text-length.ts";
import { EmailField } from "#kit/ui/fields/email-field.tsx";
import { focusFirstError } from "#kit/ui/fields/focus-first-error.ts";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { FileInput } from "#kit/ui/file-input/file-input.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { CategoryField } from "./category-field.tsx";
import styles from "./inquiry.module.css";
import { useMessages } from "./messages.ts";
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
  const text = useMessages();
  const { form, attachments, refusals } = inquiry;
  const { values, errors, set, leave } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0 && element.current) focusFirstError(element.current);
  }, [refusals]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void inquiry.toConfirm();
  };
  return (
    <form ref={element} id={id} noValidate className={styles.step} onSubmit={submit}>
      <Failure inquiry={inquiry} />
      {inquiry.isRestored && refusals === 0 && <NoticeBox>{text.restored}</NoticeBox>}
      <p className={styles.lead}>{text.lead}</p>
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
        max={limits.inquiry.max}
        count={inquiryLength}
        value={values.content}
        onChange={(content) => set({ content })}
        onBlur={() => leave("content")}
        error={inquiry.isBanned ? text.bannedWord : errors.content}
      />
      <FileInput
        label={text.files}
        hint={text.filesHint(limits.inquiryFiles)}
        accept={ACCEPT}
        max={limits.inquiryFiles}
        uploads={attachments.uploads}
        onAdd={attachments.add}
        onRemove={attachments.remove}
        error={refusals > 0 && attachments.isRefused ? text.removeRefused : undefined}
      />
      <EmailField
        label={text.email}
        hint={text.emailHint}
        required
        name="email"
        enterKeyHint="done"
        value={values.email}
        onChange={(email) => set({ email })}
        onBlur={() => leave("email")}
        error={errors.email}
      />
    </form>
  );
}

/** R170, R334: what was not sent comes back with the reason. */
function Failure({ inquiry: { refusals, failure, form, attachments, isBanned } }: { inquiry: Inquiry }) {
  const text = useMessages();
  const { language } = useLanguage();
  if (failure)
    return (
      <NoticeBox alert>
        {text.failed}
        {errorText({ message_code: failure }, language)}
      </NoticeBox>
    );
  const isFaulty = isBanned || attachments.isRefused || Object.values(form.errors).some(Boolean);
  return refusals > 0 && isFaulty && <NoticeBox alert>{text.faulty}</NoticeBox>;
}

/** R049: not for those who are the office themselves, nor outside of a community. */
function OfficeHint({ communityId }: Pick<Props, "communityId">) {
  const text = useMessages();
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
