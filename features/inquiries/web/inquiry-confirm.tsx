import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import styles from "./inquiry.module.css";
import { useInquiryMessages } from "./messages.ts";
import { useCategories } from "./use-categories.ts";
import type { Inquiry } from "./use-inquiry.ts";

const PERCENT = 100;

/** Shows the inquiry once more before it is sent, and the progress of each file meanwhile. */
export function InquiryConfirm({ inquiry }: { inquiry: Inquiry }) {
  const text = useInquiryMessages();
  const categories = useCategories().data;
  const { inquiry_type, content, email } = inquiry.form.values;
  return (
    <ConfirmList
      items={[
        { label: text.type, value: categories?.find(({ id }) => id === inquiry_type)?.name },
        { label: text.content, value: content },
        { label: text.files, value: <Files inquiry={inquiry} /> },
        { label: text.email, value: <EmailAddress address={email} /> },
      ]}
    />
  );
}

function Files({ inquiry: { attachments, isSending, progress } }: { inquiry: Inquiry }) {
  const text = useInquiryMessages();
  if (attachments.list.length === 0) return text.noFiles;
  return (
    <ul className={styles.files}>
      {attachments.list.map(({ key, file }, index) => {
        const percent = Math.round((progress[index] ?? 0) * PERCENT);
        return (
          <li key={key}>
            {file.name}
            {isSending && (
              <>
                <span className={styles.percent}>{text.sending(percent)}</span>
                <progress max={PERCENT} value={percent} aria-label={text.sendingFile(file.name)} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
