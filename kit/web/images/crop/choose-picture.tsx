import { type ReactNode, useEffect, useRef, useState } from "react";
import * as limits from "#kit/contract/fields/limits.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { asUploadable } from "../as-uploadable.ts";
import { useCropMessages } from "./messages.ts";

const ACCEPTED = "image/png,image/jpeg,image/heic,image/heif,.heic,.heif";

/** A file that the browser cannot draw is no picture, whatever its name. */
async function readable(file: File): Promise<string | null> {
  try {
    const image = await asUploadable(file);
    (await createImageBitmap(image)).close();
    return URL.createObjectURL(image);
  } catch {
    return null;
  }
}

type Props = {
  /** The button and the file chooser have this label. */
  readonly label: string;
  /** Names the chooser, where several stand on one screen. */
  readonly about?: string;
  /** Cuts what was chosen; `url` is of the file itself. */
  readonly children: (chosen: { readonly url: string; readonly close: () => void }) => ReactNode;
  readonly onProblem: (problem: string | undefined) => void;
};

/** Lets somebody choose a picture, says why it cannot be used, and hands it on to be cut. */
export function ChoosePicture({ label, about = label, children, onProblem }: Props) {
  const text = useCropMessages();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(chosen ?? ""), [chosen]);
  const take = async (file: File | undefined) => {
    if (!file) return;
    onProblem(undefined);
    if (file.size > limits.fileBytes) return onProblem(text.tooLarge);
    setBusy(true);
    const url = await readable(file);
    setBusy(false);
    if (url) setChosen(url);
    else onProblem(text.unreadable);
  };
  return (
    <>
      <Button pending={isBusy} aria-label={about} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={about}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          // This lets the same file be chosen again.
          event.target.value = "";
        }}
      />
      {chosen && children({ url: chosen, close: () => setChosen(null) })}
    </>
  );
}
