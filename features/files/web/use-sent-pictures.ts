import { useEffect, useRef } from "react";
import { isLeftBehind, isUploading, sentAnswers, type Upload } from "#kit/ui/file-input/upload.ts";
import { useUploads } from "#kit/ui/file-input/use-uploads.ts";
import { ApiError } from "#kit/web/api/api-error.ts";
import { sendFiles } from "#kit/web/api/send-files.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { uploadImage } from "../contract/calls.ts";
import type { Image } from "../contract/image.ts";

export type PicturesState = "sent" | "sending" | "leftBehind";
const stateOf = (uploads: readonly Upload<Image>[]): PicturesState => {
  if (isUploading(uploads)) return "sending";
  return isLeftBehind(uploads) ? "leftBehind" : "sent";
};

type Options = {
  readonly communityId: number;
  readonly type: "post" | "notice";
  readonly initial: readonly Image[];
  /** Returns the address of a picture that the server has already, as small as the field shows it. */
  readonly previewOf: (image: Image) => string;
  readonly prepare?: (file: File) => Promise<File>;
  readonly onChange: (images: readonly Image[]) => void;
  /** While a picture is being sent or has failed, submitting the form would leave it out. */
  readonly onPictures: (pictures: PicturesState) => void;
};

/** Sends each picture of a form at once, by itself. The result is for `FileInput`. */
export function useSentPictures(options: Options) {
  const { communityId, type, initial, previewOf, prepare, onChange, onPictures } = options;
  const { language } = useLanguage();
  const { uploads, add, remove, move, retry } = useUploads<Image>({
    initial: initial.map((image, index) => ({
      key: `stored-${image.id}`,
      name: `${index + 1}`,
      size: 0,
      previewUrl: previewOf(image),
      state: { is: "sent", answer: image },
    })),
    ...(prepare && { prepare }),
    send: async (image, onProgress, signal) => {
      const input = { params: { id: communityId }, body: { type }, files: { image } };
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
  return { uploads, onAdd: add, onRemove: remove, onMove: move, onRetry: (key: string) => void retry(key) };
}
