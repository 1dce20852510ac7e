import { useEffect, useRef, useState } from "react";
import * as limits from "#kit/contract/fields/limits.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { asUploadable } from "#kit/web/images/as-uploadable.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { removeOwnPicture } from "../contract/calls.ts";
import type { Appearance } from "../contract/views.ts";
import { CropDialog } from "./crop-dialog.tsx";
import { useProfileMessages } from "./messages.ts";
import styles from "./profiles.module.css";

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

/** One's picture is a circle like everywhere else; a change is effective at once. R354 */
export function PictureSection({ profile }: { profile: Appearance }) {
  const text = useProfileMessages().picture;
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const remove = useAction(removeOwnPicture, {
    input: () => ({}),
    ask: () => ({
      title: text.removeTitle,
      message: text.removeText,
      confirmLabel: text.remove,
      danger: true,
    }),
    done: () => text.removed,
  });
  useEffect(() => () => URL.revokeObjectURL(chosen ?? ""), [chosen]);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    if (file.size > limits.fileBytes) return setProblem(text.tooLarge);
    setBusy(true);
    const url = await readable(file);
    setBusy(false);
    if (url) setChosen(url);
    else setProblem(text.unreadable);
  };
  return (
    <Card className={common.stack5}>
      <h2>{text.title}</h2>
      <div className={styles.picture}>
        <Avatar name={profile.display_name} imageUrl={profile.image_url} size={96} />
        <div className={styles.pictureText}>
          <div className={common.wrap2}>
            <Button pending={busy} onClick={() => input.current?.click()}>
              {profile.image_url ? text.change : text.choose}
            </Button>
            {profile.image_url && (
              <Button variant="subtle" pending={remove.isPending} onClick={() => remove.run()}>
                {text.remove}
              </Button>
            )}
          </div>
          <p className={styles.hint}>{text.hint}</p>
          {problem && (
            <p className={styles.error} role="alert">
              {problem}
            </p>
          )}
          <input
            ref={input}
            type="file"
            accept={ACCEPTED}
            hidden
            aria-label={text.choose}
            onChange={(event) => {
              void take(event.target.files?.[0]);
              // This lets the same file be chosen again.
              event.target.value = "";
            }}
          />
        </div>
      </div>
      {chosen && <CropDialog url={chosen} onClose={() => setChosen(null)} />}
      {remove.dialog}
    </Card>
  );
}
