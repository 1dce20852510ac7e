import { useState } from "react";
import { uploadImage } from "#features/files/contract/calls.ts";
import { imageUrl } from "#kit/contract/image-address.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { FieldGroup, type FieldProps } from "#kit/ui/fields/field.tsx";
import { pictureAddress } from "#kit/ui/picture-address.ts";
import { isApiError } from "#kit/web/api/api-error.ts";
import { ChoosePicture } from "#kit/web/images/crop/choose-picture.tsx";
import { CropDialog } from "#kit/web/images/crop/crop-dialog.tsx";
import { type CropArea, cropPicture } from "#kit/web/images/crop/crop-picture.ts";
import { useCropMessages } from "#kit/web/images/crop/messages.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { useSettingsMessages } from "./messages.ts";
import styles from "./settings.module.css";

/** The header is a banner (R355), marks are squares (R450); each is sent in twice the size that looks well. */
const shapes = {
  community_header: { aspect: 4, zoomMin: 0.2, most: 2_000, isTransparent: true },
  user_icon: { aspect: 1, zoomMin: 1, most: 560, isTransparent: false },
} as const;

type Props = Omit<FieldProps<number | null>, "onBlur"> & {
  readonly communityId: number;
  readonly type: keyof typeof shapes;
  readonly name: string;
};

/** A picture is cut and uploaded when it is chosen, and becomes the community's when its section is saved. */
export function PictureField({ communityId, type, value, onChange, label, hint, error }: Props) {
  const text = useSettingsMessages().picture;
  const [problem, setProblem] = useState<string>();
  const url = imageUrl(communityId, value);
  return (
    <FieldGroup label={label} hint={hint} error={problem ?? error} verb="choose">
      <div className={styles.picture}>
        {type === "user_icon" ? (
          <Avatar name={label} imageUrl={url} size={64} />
        ) : (
          url && (
            <img src={pictureAddress(url, type, shapes[type].most / 2)} alt="" className={styles.banner} />
          )
        )}
        <div className={common.wrap2}>
          <ChoosePicture
            label={url ? text.change : text.choose}
            about={(url ? text.changeOf : text.chooseOf)(label)}
            onProblem={setProblem}
          >
            {(chosen) => (
              <Crop
                {...{ communityId, type }}
                url={chosen.url}
                onClose={chosen.close}
                onUploaded={(id) => {
                  onChange(id);
                  chosen.close();
                }}
              />
            )}
          </ChoosePicture>
          {url && (
            <Button variant="subtle" aria-label={text.removeOf(label)} onClick={() => onChange(null)}>
              {text.remove}
            </Button>
          )}
        </div>
      </div>
    </FieldGroup>
  );
}

type CropProps = Pick<Props, "communityId" | "type"> & {
  readonly url: string;
  readonly onClose: () => void;
  readonly onUploaded: (fileId: number) => void;
};

function Crop({ communityId, type, url, onClose, onUploaded }: CropProps) {
  const { unreadable } = useCropMessages();
  const { aspect, zoomMin, ...cut } = shapes[type];
  const upload = useAction(uploadImage, {
    input: async (area: CropArea) => ({
      params: { id: communityId },
      body: { type },
      files: { image: await cropPicture(url, area, cut) },
    }),
    onDone: ({ data }) => onUploaded(data.id),
    refused: (refusal) => (isApiError(refusal) ? undefined : unreadable),
    showsProblem: true,
  });
  return (
    <CropDialog
      {...{ url, aspect, zoomMin, onClose }}
      isPending={upload.isPending}
      problem={upload.problem}
      onCropped={upload.run}
    />
  );
}
