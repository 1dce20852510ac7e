import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { defineMessages } from "#kit/web/i18n.ts";
import { Button } from "../button/button.tsx";
import { toast } from "../toaster/toast.ts";
import styles from "./copy-button.module.css";

const useText = defineMessages(
  { copy: "コピー", copied: "コピーしました", failed: "コピーできませんでした。長押しして選んでください。" },
  { copy: "Copy", copied: "Copied", failed: "It could not be copied. Please select it by hand." },
);

/** It says for this long that the text was copied. R081 */
const SHOWN_FOR_MS = 1_000;

/** Copies a text, such as an invitation link, to the clipboard and says so for a second. */
export function CopyButton({ value, label }: { value: string; label?: string }) {
  const text = useText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => toast({ type: "error", message: text.failed }),
    );
  return (
    <span className={styles.place}>
      <Button
        size="sm"
        icon={copied ? <IconCheck size={18} aria-hidden="true" /> : <IconCopy size={18} aria-hidden="true" />}
        onClick={copy}
      >
        {label ?? text.copy}
      </Button>
      <span role="status" className={styles.copied} data-shown={copied || undefined}>
        {copied && text.copied}
      </span>
    </span>
  );
}
