import type { Image } from "#features/files/contract/image.ts";
import { type PicturesState, useSentPictures } from "#features/files/web/index.ts";
import { FileInput } from "#kit/ui/file-input/file-input.tsx";
import { pictureAddress } from "#kit/ui/picture-address.ts";
import { NOTICE_IMAGES } from "../contract/limits.ts";
import { useOfficeNoticeMessages } from "./messages.ts";

const THUMB_PX = 320;

type Props = {
  readonly communityId: number;
  readonly initial: readonly Image[];
  readonly onChange: (images: readonly Image[]) => void;
  readonly onPictures: (pictures: PicturesState) => void;
  readonly error?: string | undefined;
};

/** R448: each picture is sent at once; one that cannot be used says why. */
export function NoticePictures({ error, ...pictures }: Props) {
  const text = useOfficeNoticeMessages().field;
  const sent = useSentPictures({
    ...pictures,
    type: "notice",
    previewOf: ({ url }) => pictureAddress(url, "notice", THUMB_PX),
  });
  return (
    <FileInput
      label={text.images}
      hint={text.imagesHint(NOTICE_IMAGES)}
      error={error}
      {...sent}
      accept=".jpg,.jpeg,.png,.gif,image/jpeg,image/png,image/gif"
      max={NOTICE_IMAGES}
      pictures
    />
  );
}
