import { IconArrowLeft, IconArrowRight, IconFile, IconX } from "@tabler/icons-react";
import { Button, IconButton } from "../button/button.tsx";
import { cx } from "../class-names.ts";
import styles from "./file-input.module.css";
import { useFileMessages } from "./messages.ts";
import type { Upload, UploadState } from "./upload.ts";

type Props = {
  readonly upload: Upload<unknown>;
  readonly onRemove: (key: string) => void;
  readonly onRetry: ((key: string) => void) | undefined;
  readonly onEarlier: (() => void) | undefined;
  readonly onLater: (() => void) | undefined;
  readonly pictures: boolean | undefined;
};

export function FileRow({ upload, onRemove, onRetry, onEarlier, onLater, pictures }: Props) {
  const text = useFileMessages();
  const { key, name, previewUrl, state } = upload;
  return (
    <li className={cx(styles.file, pictures && styles.picture)} data-state={state.is}>
      {previewUrl ? (
        <img src={previewUrl} alt={name} className={styles.preview} />
      ) : (
        <IconFile size={28} aria-hidden="true" className={styles.fileIcon} />
      )}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <Progress state={state} onRetry={() => onRetry?.(key)} />
      </div>
      <div className={styles.buttons}>
        {onEarlier && (
          <IconButton label={text.earlier(name)} onClick={onEarlier}>
            <IconArrowLeft size={18} aria-hidden="true" />
          </IconButton>
        )}
        {onLater && (
          <IconButton label={text.later(name)} onClick={onLater}>
            <IconArrowRight size={18} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={text.remove(name)} onClick={() => onRemove(key)}>
          <IconX size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

function Progress({ state, onRetry }: { state: UploadState<unknown>; onRetry: () => void }) {
  const text = useFileMessages();
  if (state.is === "sent") return <span className="visually-hidden">{text.done}</span>;
  if (state.is === "chosen") return null;
  if (state.is === "refused")
    return (
      <p role="alert" className={styles.failed}>
        {state.message}
      </p>
    );
  if (state.is === "failed")
    return (
      <div role="alert" className={styles.failed}>
        {state.message ?? text.failed}
        <Button size="sm" variant="subtle" onClick={onRetry}>
          {text.retry}
        </Button>
      </div>
    );
  const percent = state.is === "sending" ? Math.round(state.done * 100) : 0;
  const label = state.is === "preparing" ? text.preparing : text.uploading(percent);
  return (
    <>
      <span className={styles.note}>{label}</span>
      <progress max={100} value={percent} aria-label={label} className={styles.bar} />
    </>
  );
}
