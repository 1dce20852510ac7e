import { IconChevronLeft, IconChevronRight, IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useShownDialog } from "../modal/use-shown-dialog.ts";
import styles from "./image-grid.module.css";
import type { GridImage } from "./image-grid.tsx";
import { useImageMessages } from "./messages.ts";

/** Shows the pictures one by one over the whole window; arrows, swipes and Escape work. */
export default function Viewer({
  images,
  start,
  onClose,
}: {
  images: readonly GridImage[];
  start: number;
  onClose: () => void;
}) {
  const text = useImageMessages();
  const dialog = useShownDialog();
  const touched = useRef<number | null>(null);
  const [at, setAt] = useState(start);
  const image = images[at];
  const move = (step: number) => setAt((current) => Math.min(images.length - 1, Math.max(0, current + step)));

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={text.viewer}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === "ArrowLeft") move(-1);
        if (event.key === "ArrowRight") move(1);
      }}
      onTouchStart={(event) => {
        touched.current = event.touches[0]?.clientX ?? null;
      }}
      onTouchEnd={(event) => {
        const moved = (event.changedTouches[0]?.clientX ?? 0) - (touched.current ?? 0);
        if (Math.abs(moved) > 50) move(moved > 0 ? -1 : 1);
      }}
    >
      {image && (
        <img
          src={image.fullUrl}
          alt={text.position(at + 1, images.length)}
          style={{ background: image.placeholder }}
        />
      )}
      <p className={styles.position}>{text.position(at + 1, images.length)}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={text.close}
        onClick={() => dialog.current?.close()}
      >
        <IconX />
      </button>
      {at > 0 && (
        <button type="button" className={styles.previous} aria-label={text.previous} onClick={() => move(-1)}>
          <IconChevronLeft />
        </button>
      )}
      {at < images.length - 1 && (
        <button type="button" className={styles.next} aria-label={text.next} onClick={() => move(1)}>
          <IconChevronRight />
        </button>
      )}
    </dialog>
  );
}
