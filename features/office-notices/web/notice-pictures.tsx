import { useEffect, useRef } from "react";
import { uploadImage } from "#features/files/contract/calls.ts";
import type { Image } from "#features/files/contract/image.ts";
import { FileInput } from "#kit/ui/file-input/file-input.tsx";
import { isLeftBehind, isUploading, sentAnswers, type Upload } from "#kit/ui/file-input/upload.ts";
import { useUploads } from "#kit/ui/file-input/use-uploads.ts";
import { pictureAddress } from "#kit/ui/picture-address.ts";
import { ApiError } from "#kit/web/api/api-error.ts";
import { sendFiles } from "#kit/web/api/send-files.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { NOTICE_IMAGES } from "../contract/limits.ts";
import { useOfficeNoticeMessages } from "./messages.ts";

const THUMB_PX = 320;

export type NoticePicturesState = "sent" | "sending" | "leftBehind";
const stateOf = (uploads: readonly Upload<Image>[]): NoticePicturesState => {
  if (isUploading(uploads)) return "sending";
  return isLeftBehind(uploads) ? "leftBehind" : "sent";
};

const asUpload = (image: Image, index: number): Upload<Image> => ({
  key: `stored-${image.id}`,
  name: `${index + 1}`,
  size: 0,
  previewUrl: pictureAddress(image.url, "notice", THUMB_PX),
  state: { is: "sent", answer: image },
});

type Props = {
  readonly communityId: number;
  readonly initial: readonly Image[];
  readonly onChange: (images: readonly Image[]) => void;
  readonly onPictures: (pictures: NoticePicturesState) => void;
  readonly error?: string | undefined;
};

/** R448: each picture is sent at once; one that cannot be used says why. */
export function NoticePictures({ communityId, initial, onChange, onPictures, error }: Props) {
  const text = useOfficeNoticeMessages().field;
  const { language } = useLanguage();
  const { uploads, add, remove, move, retry } = useUploads<Image>({
    initial: initial.map(asUpload),
    send: async (image, onProgress, signal) => {
      const input = { params: { id: communityId }, body: { type: "notice" as const }, files: { image } };
      return (await sendFiles(uploadImage, input, onProgress, signal)).data;
    },
    messageOf: (failure) => (failure instanceof ApiError ? errorText(failure, language) : undefined),
    isFinal: (failure) => failure instanceof ApiError && [400, 413].includes(failure.status),
  });
  const latest = useRef(onChange);
  latest.current = onChange;
  const known = useRef(initial.map(({ id }) => id).join());
  useEffect(() => {
    const images = sentAnswers(uploads);
    const ids = images.map(({ id }) => id).join();
    if (ids === known.current) return;
    known.current = ids;
    latest.current(images);
  }, [uploads]);
  const state = stateOf(uploads);
  useEffect(() => onPictures(state), [state, onPictures]);
  return (
    <FileInput
      label={text.images}
      hint={text.imagesHint(NOTICE_IMAGES)}
      error={error}
      uploads={uploads}
      onAdd={add}
      onRemove={remove}
      onRetry={(key) => void retry(key)}
      onMove={move}
      accept=".jpg,.jpeg,.png,.gif,image/jpeg,image/png,image/gif"
      max={NOTICE_IMAGES}
      pictures
    />
  );
}
