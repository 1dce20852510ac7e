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
      "This has been changed elsewhere. Load the latest version and save again. What you typed will be kept.",
    reload: "Load the latest version",
    reloaded:
      "The latest version has been loaded, and what you typed has been kept. Check it and save again.",
  },
);

export type FormNoticeProps = {
  /** What is edited has changed since it was opened; this loads the latest version. R294 */
  readonly onReload?: (() => void) | undefined;
  /** The latest version was loaded and the typed values carried over. */
  readonly isReloaded?: boolean;
  /** Says why sending failed where no single field is at fault. */
  readonly problem?: string | undefined;
  /** A draft was restored; this empties the form. */
  readonly onDiscard?: (() => void) | undefined;
};

/** Shows one message about the whole form, the gravest first. */
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
