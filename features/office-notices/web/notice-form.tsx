import { useState } from "react";
import type { PicturesState } from "#features/files/web/index.ts";
import { WithPreview } from "#features/notices/web/index.ts";
import type { AnyCall } from "#kit/contract/call.ts";
import { Form } from "#kit/web/forms/form.tsx";
import type { useForm } from "#kit/web/forms/use-form.ts";
import type { OfficeNotice } from "../contract/calls.ts";
import { useOfficeNoticeMessages } from "./messages.ts";
import { NoticeFields } from "./notice-fields.tsx";
import { OfficeNoticePreview, type useNoticePreview } from "./notice-preview.tsx";
import type { NoticeValues } from "./notice-values.ts";

type Props = {
  readonly communityId: number;
  readonly form: ReturnType<typeof useForm<NoticeValues, AnyCall, string | undefined>>;
  readonly shown: ReturnType<typeof useNoticePreview>;
  readonly remembered: OfficeNotice["list"];
  readonly edits?: boolean;
  readonly onCancel: () => void;
};

/** The fields of a notice, and beside them how people will see it. */
export function NoticeForm({ communityId, form, shown, remembered, edits = false, onCancel }: Props) {
  const text = useOfficeNoticeMessages();
  const [pictures, setPictures] = useState<PicturesState>("sent");
  const [wasTried, setTried] = useState(false);
  const missing = {
    sent: undefined,
    sending: text.field.imagesSending,
    leftBehind: text.field.imagesLeftBehind,
  };
  const submit = () => {
    setTried(true);
    if (pictures === "sent") form.submit();
  };
  return (
    <WithPreview>
      <Form form={{ ...form, submit }} submit={text.save} edits={edits} bar={{ onCancel }} long>
        <NoticeFields
          communityId={communityId}
          form={form}
          remembered={remembered}
          onPictures={setPictures}
          pictureError={wasTried ? missing[pictures] : undefined}
        />
      </Form>
      <OfficeNoticePreview values={form.values} shown={shown} />
    </WithPreview>
  );
}
