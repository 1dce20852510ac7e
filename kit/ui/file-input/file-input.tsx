import { IconPaperclip, IconPhotoPlus } from "@tabler/icons-react";
import { type DragEvent, type RefObject, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { FieldGroup } from "../fields/field.tsx";
import type { FieldNotes } from "../fields/field-notes.tsx";
import styles from "./file-input.module.css";
import { FileRow } from "./file-row.tsx";
import { useFileMessages } from "./messages.ts";
import type { Upload } from "./upload.ts";

export type FileInputProps = FieldNotes & {
  readonly uploads: readonly Upload<unknown>[];
  readonly onAdd: (files: File[]) => void;
  readonly onRemove: (key: string) => void;
  /** This is for files that are sent one by one. */
  readonly onRetry?: (key: string) => void;
  /** With it, the files can be reordered. */
  readonly onMove?: (key: string, step: number) => void;
  /** It is as in `<input accept>`; include heic and heif where they are converted. */
  readonly accept: string;
  readonly max: number;
  /** Shows small pictures in a grid instead of a list of names. */
  readonly pictures?: boolean;
  /** Another control can open the file chooser by a click on this input. */
  readonly chooser?: RefObject<HTMLInputElement | null>;
};

/** Files are chosen, dropped or photographed, each with its preview and progress. It works on `useUploads`. */
export function FileInput(props: FileInputProps) {
  const { uploads, onAdd, onRemove, onRetry, onMove, accept, max, pictures, chooser, ...notes } = props;
  const text = useFileMessages();
  const own = useRef<HTMLInputElement>(null);
  const input = chooser ?? own;
  const zone = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState(false);
  const add = (list: FileList | null) => {
    const files = [...(list ?? [])];
    const room = max - uploads.length;
    setRefused(files.length > room);
    if (room <= 0 || files.length === 0) return;
    onAdd(files.slice(0, room));
    requestAnimationFrame(() => zone.current?.scrollIntoView({ block: "nearest" }));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };
  const Icon = pictures ? IconPhotoPlus : IconPaperclip;
  return (
    <FieldGroup {...notes} error={notes.error ?? (refused && text.tooMany(max))}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button does the same */}
      <div
        ref={zone}
        className={styles.zone}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {uploads.length > 0 && (
          <ul className={pictures ? styles.grid : styles.list} aria-label={text.files}>
            {uploads.map((upload, index) => (
              <FileRow
                key={upload.key}
                {...{ upload, onRemove, onRetry, pictures }}
                onEarlier={onMove && index > 0 ? () => onMove(upload.key, -1) : undefined}
                onLater={onMove && index < uploads.length - 1 ? () => onMove(upload.key, 1) : undefined}
              />
            ))}
          </ul>
        )}
        <div className={styles.foot}>
          <Button
            icon={<Icon size={20} aria-hidden="true" />}
            disabled={uploads.length >= max}
            onClick={() => input.current?.click()}
          >
            {(pictures ? text.chooseImages : text.choose)(max)}
          </Button>
          <span className={styles.note}>{text.remaining(uploads.length, max)}</span>
          <span className={styles.dropNote}>{text.drop}</span>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          multiple={max > 1}
          onChange={(event) => {
            add(event.target.files);
            // This lets the same file be chosen again after it was removed.
            event.target.value = "";
          }}
        />
      </div>
    </FieldGroup>
  );
}
