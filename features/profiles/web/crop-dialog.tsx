import { lazy, Suspense, useState } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { isApiError } from "#kit/web/api/api-error.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { setOwnPicture } from "../contract/edit-calls.ts";
import { type CropArea, cropPicture } from "./crop-picture.ts";
import { useProfileMessages } from "./messages.ts";

const CropStage = lazy(() => import("./crop-stage.tsx"));

export function CropDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const text = useProfileMessages().picture;
  const [area, setArea] = useState<CropArea | null>(null);
  const save = useAction(setOwnPicture, {
    input: async (area: CropArea) => ({ files: { image: await cropPicture(url, area) } }),
    done: () => text.saved,
    onDone: onClose,
    refused: (error) => (isApiError(error) ? undefined : text.unreadable),
    showsProblem: true,
  });
  return (
    <Modal
      title={text.cropTitle}
      onClose={onClose}
      mayClose={() => !save.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={save.isPending}>
            {text.cancel}
          </Button>
          <Button
            variant="primary"
            pending={save.isPending}
            disabled={!area}
            onClick={() => area && save.run(area)}
          >
            {text.use}
          </Button>
        </>
      }
    >
      {save.problem && <NoticeBox alert>{save.problem}</NoticeBox>}
      <Suspense fallback={<p>{text.preparing}</p>}>
        <CropStage url={url} onArea={setArea} />
      </Suspense>
    </Modal>
  );
}
