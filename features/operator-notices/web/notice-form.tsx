import { WithPreview } from "#features/notices/web/index.ts";
import type { AnyCall } from "#kit/contract/call.ts";
import { Form } from "#kit/web/forms/form.tsx";
import type { useForm } from "#kit/web/forms/use-form.ts";
import { useOperatorNoticeMessages } from "./messages.ts";
import { NoticeFields } from "./notice-fields.tsx";
import type { ProductNoticeValues } from "./notice-values.ts";
import { ProductNoticePreview } from "./product-notice-preview.tsx";

type Props = {
  readonly form: ReturnType<typeof useForm<ProductNoticeValues, AnyCall, string | undefined>>;
  readonly edits?: boolean;
  readonly onCancel: () => void;
};

/** The fields of a notice, and beside them how people will see it. */
export function NoticeForm({ form, edits = false, onCancel }: Props) {
  const text = useOperatorNoticeMessages();
  return (
    <WithPreview>
      <Form form={form} submit={text.save} edits={edits} bar={{ onCancel }} long>
        <NoticeFields form={form} />
      </Form>
      <ProductNoticePreview values={form.values} />
    </WithPreview>
  );
}

/** Everybody in every community is the audience, so publishing says so first. */
export const askPublish = ({ askPublish: words }: ReturnType<typeof useOperatorNoticeMessages>) => ({
  title: words.title,
  message: words.now,
  confirmLabel: words.confirm,
});
