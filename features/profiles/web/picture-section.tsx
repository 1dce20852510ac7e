import { useState } from "react";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { ChoosePicture } from "#kit/web/images/crop/choose-picture.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { removeOwnPicture } from "../contract/calls.ts";
import type { Appearance } from "../contract/views.ts";
import { CropOwnPicture } from "./crop-dialog.tsx";
import { useProfileMessages } from "./messages.ts";
import styles from "./profiles.module.css";

/** One's picture is a circle like everywhere else; a change is effective at once. R354 */
export function PictureSection({ profile }: { profile: Appearance }) {
  const text = useProfileMessages().picture;
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
  return (
    <Card className={common.stack5}>
      <h2>{text.title}</h2>
      <div className={styles.picture}>
        <Avatar name={profile.display_name} imageUrl={profile.image_url} size={96} />
        <div className={styles.pictureText}>
          <div className={common.wrap2}>
            <ChoosePicture label={profile.image_url ? text.change : text.choose} onProblem={setProblem}>
              {({ url, close }) => <CropOwnPicture url={url} onClose={close} />}
            </ChoosePicture>
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
        </div>
      </div>
      {remove.dialog}
    </Card>
  );
}
