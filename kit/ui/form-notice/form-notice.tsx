import { defineMessages } from "#kit/web/i18n.ts";
import { Button } from "../button/button.tsx";
import { NoticeBox } from "../notice-box/notice-box.tsx";
import styles from "./form-notice.module.css";

const useText = defineMessages(
  {
    restored: "前回の下書きを復元しました",
    discard: "下書きを消す",
    stale: "ほかの場所で先に更新されています。最新の内容を読み込んで、もう一度編集してください。",
    reload: "最新の内容を読み込む",
  },
  {
    restored: "Your earlier draft has been restored",
    discard: "Discard the draft",
    stale: "This has been changed elsewhere meanwhile. Load the latest version and edit it again.",
    reload: "Load the latest version",
  },
);

export type FormNoticeProps = {
  /** What was edited has changed since it was opened; calling it shows the latest. R294 */
  readonly onReload?: (() => void) | undefined;
  /** Why sending failed where no single field is to blame. */
  readonly problem?: string | undefined;
  /** A draft is back; calling it empties the form. */
  readonly onDiscard?: (() => void) | undefined;
};

/** What to know of a form as a whole, one thing at a time and the gravest first. */
export function FormNotice({ onReload, problem, onDiscard }: FormNoticeProps) {
  const text = useText();
  if (onReload)
    return (
      <NoticeBox alert>
        <div className={styles.line}>
          {text.stale}
          <Button size="sm" onClick={onReload}>
            {text.reload}
          </Button>
        </div>
      </NoticeBox>
    );
  if (problem) return <NoticeBox alert>{problem}</NoticeBox>;
  if (!onDiscard) return null;
  return (
    <NoticeBox>
      <div className={styles.line}>
        {text.restored}
        <Button size="sm" variant="subtle" onClick={onDiscard}>
          {text.discard}
        </Button>
      </div>
    </NoticeBox>
  );
}
