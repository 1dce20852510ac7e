import { defineMessages } from "#kit/web/i18n.ts";
import { Button } from "../button/button.tsx";
import { NoticeBox } from "../notice-box/notice-box.tsx";
import styles from "./form-notice.module.css";

const useText = defineMessages(
  {
    restored: "前回の下書きを復元しました",
    discard: "下書きを消す",
    stale:
      "ほかの場所で先に更新されています。最新の内容を読み込んで、もう一度保存してください。入力した項目は、そのまま残ります。",
    reload: "最新の内容を読み込む",
    reloaded:
      "最新の内容を読み込みました。入力した項目はそのまま残しています。内容を確認して、もう一度保存してください。",
  },
  {
    restored: "Your earlier draft has been restored",
    discard: "Discard the draft",
    stale:
      "This has been changed elsewhere meanwhile. Load the latest version and save again. What you typed stays as it is.",
    reload: "Load the latest version",
    reloaded:
      "The latest version has been loaded. What you typed has been left as it is. Please check it and save again.",
  },
);

export type FormNoticeProps = {
  /** What was edited has changed since it was opened; calling it shows the latest. R294 */
  readonly onReload?: (() => void) | undefined;
  /** The latest has been loaded around what was typed. */
  readonly isReloaded?: boolean;
  /** Why sending failed where no single field is to blame. */
  readonly problem?: string | undefined;
  /** A draft is back; calling it empties the form. */
  readonly onDiscard?: (() => void) | undefined;
};

/** What to know of a form as a whole, one thing at a time and the gravest first. */
export function FormNotice({ onReload, isReloaded, problem, onDiscard }: FormNoticeProps) {
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
  if (isReloaded) return <NoticeBox>{text.reloaded}</NoticeBox>;
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
