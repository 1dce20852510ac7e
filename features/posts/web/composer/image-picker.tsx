import type { RefObject } from "react";
import type { Image } from "#features/files/contract/image.ts";
import { type PicturesState, useSentPictures } from "#features/files/web/index.ts";
import { FileInput } from "#kit/ui/file-input/file-input.tsx";
import { asUploadable } from "#kit/web/images/as-uploadable.ts";
import { POST_IMAGES } from "../../contract/limits.ts";
import { usePostMessages } from "../messages.ts";
import { toGridImage } from "../post-images.tsx";

type Props = {
  communityId: number;
  initial: readonly Image[];
  onChange: (images: readonly Image[]) => void;
  onPictures: (pictures: PicturesState) => void;
  error?: string | undefined;
  chooser?: RefObject<HTMLInputElement | null>;
};

/** There are up to twenty pictures, each with its progress and place; one that cannot be used says why. R225, R236 */
export function ImagePicker({ error, chooser, ...pictures }: Props) {
  const text = usePostMessages().composer;
  const sent = useSentPictures({
    ...pictures,
    type: "post",
    prepare: asUploadable,
    previewOf: (image) => toGridImage(image).url,
  });
  return (
    <FileInput
      label={text.images}
      hint={text.imagesHint(POST_IMAGES)}
      error={error}
      {...sent}
      accept="image/png,image/jpeg,image/heic,image/heif,.heic,.heif"
      max={POST_IMAGES}
      pictures
      {...(chooser && { chooser })}
    />
  );
}
