import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { defineMessages } from "#kit/web/i18n.ts";
import { Button } from "../button/button.tsx";
import styles from "./copy-button.module.css";
import { useCopy } from "./use-copy.ts";

const useText = defineMessages(
  { copy: "コピー", copied: "コピーしました" },
  { copy: "Copy", copied: "Copied" },
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
  const copy = useCopy();
  return (
    <span className={styles.place}>
      <Button
        size="sm"
        icon={copied ? <IconCheck size={18} aria-hidden="true" /> : <IconCopy size={18} aria-hidden="true" />}
        onClick={() => void copy(value).then(setCopied)}
      >
        {label ?? text.copy}
      </Button>
      <span role="status" className={styles.copied} data-shown={copied || undefined}>
        {copied && text.copied}
      </span>
    </span>
  );
}
