import { lazy, Suspense, useState } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import type { CropArea } from "./crop-picture.ts";
import type { CropShape } from "./crop-stage.tsx";
import { useCropMessages } from "./messages.ts";

const CropStage = lazy(() => import("./crop-stage.tsx"));

type Props = CropShape & {
  readonly url: string;
  readonly isPending: boolean;
  readonly problem: string | null;
  readonly onCropped: (area: CropArea) => void;
  readonly onClose: () => void;
};

/** Chooses the part of a picture that is used. */
export function CropDialog({ url, isPending, problem, onCropped, onClose, ...shape }: Props) {
  const text = useCropMessages();
  const [area, setArea] = useState<CropArea | null>(null);
  return (
    <Modal
      title={text.title}
      onClose={onClose}
      mayClose={() => !isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {text.cancel}
          </Button>
          <Button
            variant="primary"
            pending={isPending}
            disabled={!area}
            onClick={() => area && onCropped(area)}
          >
            {text.use}
          </Button>
        </>
      }
    >
      {problem && <NoticeBox alert>{problem}</NoticeBox>}
      <Suspense fallback={<p>{text.preparing}</p>}>
        <CropStage url={url} onArea={setArea} {...shape} />
      </Suspense>
    </Modal>
  );
}
