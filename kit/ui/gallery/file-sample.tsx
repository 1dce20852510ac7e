import { FileInput } from "../file-input/file-input.tsx";
import type { Upload } from "../file-input/upload.ts";
import { useUploads } from "../file-input/use-uploads.ts";
import { useGalleryMessages } from "./messages.ts";
import { sampleFace, sampleImages } from "./samples.ts";
import { Sample } from "./section.tsx";

const initial: readonly Upload<string>[] = [
  { key: "a", name: "kyoto.jpg", size: 0, previewUrl: sampleFace, state: { is: "sent", answer: "a" } },
  {
    key: "b",
    name: "hall.jpg",
    size: 0,
    previewUrl: sampleImages[0]?.url ?? null,
    state: { is: "sending", done: 0.6 },
  },
  {
    key: "c",
    name: "menu.png",
    size: 0,
    previewUrl: sampleImages[1]?.url ?? null,
    state: { is: "failed" },
  },
];

export function FileSample() {
  const { fields } = useGalleryMessages();
  const { uploads, add, remove, move, retry } = useUploads<string>({
    initial,
    send: async (file, onProgress) => {
      onProgress(1);
      return file.name;
    },
  });
  return (
    <Sample name="FileInput, useUploads">
      <FileInput
        label={fields.photos}
        hint={fields.photosHint}
        uploads={uploads}
        onAdd={add}
        onRemove={remove}
        onRetry={retry}
        onMove={move}
        accept="image/png,image/jpeg,image/heic,image/heif"
        max={20}
        pictures
      />
    </Sample>
  );
}
