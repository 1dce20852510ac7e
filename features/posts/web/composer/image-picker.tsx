import { type RefObject, useEffect, useRef } from "react";
import { uploadImage } from "#features/files/contract/calls.ts";
import type { Image } from "#features/files/contract/image.ts";
import { FileInput } from "#kit/ui/file-input/file-input.tsx";
import { isLeftBehind, isUploading, sentAnswers, type Upload } from "#kit/ui/file-input/upload.ts";
import { useUploads } from "#kit/ui/file-input/use-uploads.ts";
import { ApiError } from "#kit/web/api/api-error.ts";
import { sendFiles } from "#kit/web/api/send-files.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { asUploadable } from "#kit/web/images/as-uploadable.ts";
import { POST_IMAGES } from "../../contract/limits.ts";
import { usePostMessages } from "../messages.ts";
import { toGridImage } from "../post-images.tsx";

export type PicturesState = "sent" | "sending" | "leftBehind";
const stateOf = (uploads: readonly Upload<Image>[]): PicturesState => {
  if (isUploading(uploads)) return "sending";
  return isLeftBehind(uploads) ? "leftBehind" : "sent";
};

type Props = {
  communityId: number;
  initial: readonly Image[];
  onChange: (images: readonly Image[]) => void;
  /** While a picture is being sent or has failed, submitting the form would leave it out. */
  onPictures: (pictures: PicturesState) => void;
  error?: string | undefined;
  chooser?: RefObject<HTMLInputElement | null>;
};

const asUpload = (image: Image, index: number): Upload<Image> => ({
  key: `kept-${image.id}`,
  name: `${index + 1}`,
  size: 0,
  previewUrl: toGridImage(image).url,
  state: { is: "sent", answer: image },
});

/** There are up to twenty pictures, each with its progress and place; one that cannot be used says why. R225, R236 */
export function ImagePicker({ communityId, initial, onChange, onPictures, error, chooser }: Props) {
  const text = usePostMessages().composer;
  const { language } = useLanguage();
  const { uploads, add, remove, move, retry } = useUploads<Image>({
    initial: initial.map(asUpload),
    prepare: asUploadable,
    send: async (image, onProgress, signal) => {
      const input = { params: { id: communityId }, body: { type: "post" as const }, files: { image } };
      return (await sendFiles(uploadImage, input, onProgress, signal)).data;
    },
    messageOf: (failure) => (failure instanceof ApiError ? errorText(failure, language) : undefined),
    isFinal: (failure) => failure instanceof ApiError && failure.status === 400,
  });
  const latest = useRef(onChange);
  latest.current = onChange;
  const known = useRef(initial.map((image) => image.id).join());
  useEffect(() => {
    const images = sentAnswers(uploads);
    const ids = images.map((image) => image.id).join();
    if (ids === known.current) return;
    known.current = ids;
    latest.current(images);
  }, [uploads]);
  const state = stateOf(uploads);
  useEffect(() => onPictures(state), [state, onPictures]);
  return (
    <FileInput
      label={text.images}
      hint={text.imagesHint(POST_IMAGES)}
      error={error}
      uploads={uploads}
      onAdd={add}
      onRemove={remove}
      onRetry={(key) => void retry(key)}
      onMove={move}
      accept="image/png,image/jpeg,image/heic,image/heif,.heic,.heif"
      max={POST_IMAGES}
      pictures
      {...(chooser && { chooser })}
    />
  );
}
