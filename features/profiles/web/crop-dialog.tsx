import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useSend } from "#kit/web/query/use-call.ts";
import { setOwnPicture } from "../contract/edit-calls.ts";
import { type CropArea, cropPicture } from "./crop-picture.ts";
import { useProfileMessages } from "./messages.ts";
import { refreshOwnProfile } from "./use-own-profile.ts";

const CropStage = lazy(() => import("./crop-stage.tsx"));

/** The part of the picture that is shown, chosen and sent. */
export function CropDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const text = useProfileMessages().picture;
  const { language } = useLanguage();
  const cache = useQueryClient();
  const [area, setArea] = useState<CropArea | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isCutting, setCutting] = useState(false);
  const { mutate, isPending: isSending } = useSend(setOwnPicture, {
    meta: { silent: true },
    onSuccess: () => {
      toast({ type: "success", message: text.saved });
      refreshOwnProfile(cache);
      onClose();
    },
    onError: (error) => setProblem(errorText(error, language)),
  });
  const isPending = isCutting || isSending;
  const use = async () => {
    if (!area) return;
    setProblem(undefined);
    setCutting(true);
    const image = await cropPicture(url, area).catch(() => null);
    setCutting(false);
    if (image) mutate({ files: { image } });
    else setProblem(text.unreadable);
  };
  return (
    <Modal
      title={text.cropTitle}
      onClose={onClose}
      mayClose={() => !isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {text.cancel}
          </Button>
          <Button variant="primary" pending={isPending} disabled={!area} onClick={() => void use()}>
            {text.use}
          </Button>
        </>
      }
    >
      {problem && <NoticeBox alert>{problem}</NoticeBox>}
      <Suspense fallback={<p>{text.preparing}</p>}>
        <CropStage url={url} onArea={setArea} />
      </Suspense>
    </Modal>
  );
}
