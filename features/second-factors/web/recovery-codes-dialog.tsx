import { IconDownload } from "@tabler/icons-react";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { CopyButton } from "#kit/ui/copy-button/copy-button.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { useSecondFactorMessages } from "./messages.ts";
import styles from "./second-factors.module.css";

/** The codes are shown once, so only confirming that they are saved leads on. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = useSecondFactorMessages().recovery;
  return (
    <Modal
      title={text.newTitle}
      onClose={onClose}
      locked
      // A second Enter after the password must not close what is shown once.
      startsAtTitle
      footer={
        <Button variant="primary" onClick={onClose}>
          {text.saved}
        </Button>
      }
    >
      <div className={common.stack4}>
        <p>{text.newLead}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code className={styles.code}>{code}</code>
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <CopyButton value={codes.join("\n")} label={text.copyAll} />
          <Button
            size="sm"
            icon={<IconDownload size={18} aria-hidden="true" />}
            onClick={() => saveText(text.fileName, [text.fileHead, "", ...codes, ""].join("\r\n"))}
          >
            {text.download}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function saveText(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
