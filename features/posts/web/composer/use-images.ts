import { useState } from "react";
import { uploadImage } from "#features/files/contract/calls.ts";
import type { Image } from "#features/files/contract/image.ts";
import { send } from "#kit/web/api/send.ts";
import { asUploadable } from "#kit/web/images/as-uploadable.ts";

export type Upload = { readonly key: string; readonly file: File; readonly error: unknown };

/** Uploads each chosen picture by itself, so that one refused picture does not take the others along. */
export function useImages(communityId: number, onUploaded: (image: Image) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const set = (key: string, change: (upload: Upload) => Upload | null) =>
    setUploads((all) => all.flatMap((one) => (one.key === key ? (change(one) ?? []) : one)));

  const start = async ({ key, file }: Pick<Upload, "key" | "file">) => {
    set(key, (upload) => ({ ...upload, error: undefined }));
    try {
      const image = await asUploadable(file);
      const { data } = await send(uploadImage, {
        params: { id: communityId },
        body: { type: "post" },
        files: { image },
      });
      onUploaded(data);
      set(key, () => null);
    } catch (error) {
      set(key, (upload) => ({ ...upload, error }));
    }
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({ key: crypto.randomUUID(), file, error: undefined }));
    setUploads((all) => [...all, ...added]);
    // One after another: twenty pictures at once would only wait for each other.
    void added.reduce((before, upload) => before.then(() => start(upload)), Promise.resolve());
  };
  return { uploads, add, retry: start, dismiss: (key: string) => set(key, () => null) };
}
