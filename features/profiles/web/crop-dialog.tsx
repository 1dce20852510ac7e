import { isApiError } from "#kit/web/api/api-error.ts";
import { CropDialog } from "#kit/web/images/crop/crop-dialog.tsx";
import { type CropArea, cropPicture } from "#kit/web/images/crop/crop-picture.ts";
import { useCropMessages } from "#kit/web/images/crop/messages.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { setOwnPicture } from "../contract/edit-calls.ts";
import { useProfileMessages } from "./messages.ts";

/** This is twice the largest stored size. R354 */
const SIDE_PX = 560;

export function CropOwnPicture({ url, onClose }: { url: string; onClose: () => void }) {
  const text = useProfileMessages().picture;
  const { unreadable } = useCropMessages();
  const save = useAction(setOwnPicture, {
    input: async (area: CropArea) => ({ files: { image: await cropPicture(url, area, { most: SIDE_PX }) } }),
    done: () => text.saved,
    onDone: onClose,
    refused: (error) => (isApiError(error) ? undefined : unreadable),
    showsProblem: true,
  });
  return (
    <CropDialog
      url={url}
      isRound
      isPending={save.isPending}
      problem={save.problem}
      onCropped={save.run}
      onClose={onClose}
    />
  );
}
