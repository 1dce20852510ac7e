import { IconPhotoPlus, IconX } from "@tabler/icons-react";
import { useRef } from "react";
import type { Image } from "#features/files/contract/image.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { Button, IconButton } from "#kit/ui/button/button.tsx";
import { ApiError } from "#kit/web/api/api-error.ts";
import { faultText } from "#kit/web/forms/field-errors.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useMessages } from "../messages.ts";
import { toGridImage } from "../post-images.tsx";
import styles from "./composer.module.css";
import { type Upload, useImages } from "./use-images.ts";

type Props = {
  communityId: number;
  images: readonly Image[];
  onChange: (change: (images: readonly Image[]) => readonly Image[]) => void;
};

/** Up to twenty pictures with their progress; what cannot be used says why. R225 */
export function ImagePicker({ communityId, images, onChange }: Props) {
  const text = useMessages().composer;
  const input = useRef<HTMLInputElement>(null);
  const { uploads, add, retry, dismiss } = useImages(communityId, (image) =>
    onChange((all) => [...all, image]),
  );
  const room = limits.postImages - images.length - uploads.length;
  return (
    <fieldset className={styles.pictures}>
      <legend>{text.images}</legend>
      <ul>
        {images.map((image, i) => (
          <li key={image.id} className={styles.picture}>
            <img src={toGridImage(image).url} alt="" />
            <IconButton
              label={text.removeImage(i + 1)}
              className={styles.removePicture}
              onClick={() => onChange((all) => all.filter((one) => one.id !== image.id))}
            >
              <IconX size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
        {uploads.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onRetry={() => void retry(upload)}
            onDismiss={() => dismiss(upload.key)}
          />
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/png,image/jpeg,image/heic,image/heif,.heic,.heif"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          add([...(event.target.files ?? [])].slice(0, Math.max(0, room)));
          event.target.value = "";
        }}
      />
      <Button
        icon={<IconPhotoPlus size={20} aria-hidden="true" />}
        disabled={room <= 0}
        onClick={() => input.current?.click()}
      >
        {text.addImages}
      </Button>
      <p className={styles.hint}>{text.imagesHint(images.length, limits.postImages)}</p>
    </fieldset>
  );
}

function UploadRow({
  upload,
  onRetry,
  onDismiss,
}: {
  upload: Upload;
  onRetry: () => void;
  onDismiss: () => void;
}) {
  const text = useMessages().composer;
  const { language } = useLanguage();
  if (upload.error === undefined)
    return (
      <li className={styles.uploading} aria-busy="true">
        {text.uploading(upload.file.name)}
      </li>
    );
  const code = upload.error instanceof ApiError ? upload.error.code : commonErrors.ERROR_UNEXPECTED.code;
  return (
    <li className={styles.refused} role="alert">
      <span>
        {upload.file.name}: {faultText({ message_code: code }, language)}
      </span>
      <Button size="sm" onClick={onRetry}>
        {text.retryUpload}
      </Button>
      <IconButton label={text.discard} onClick={onDismiss}>
        <IconX size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
