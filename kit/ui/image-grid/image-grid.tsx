import { IconPhotoOff } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import styles from "./image-grid.module.css";
import { useImageMessages } from "./messages.ts";

export type GridImage = {
  readonly id: number;
  /** The picture at this URL is about 960 px wide. */
  readonly url: string;
  readonly fullUrl: string;
  readonly width: number;
  readonly height: number;
  /** The colour to show until the picture is loaded. */
  readonly placeholder: string;
};

const SHOWN = 4;
const Viewer = lazy(() => import("./viewer.tsx"));

/** Shows up to four pictures side by side that do not move while loading; a tap loads and opens the viewer. */
export function ImageGrid({
  images,
  size = "wide",
}: {
  images: readonly GridImage[];
  size?: "wide" | "thumbs";
}) {
  const [opened, setOpened] = useState<number | null>(null);
  if (images.length === 0) return null;
  const shown = images.slice(0, SHOWN);
  const isAlone = images.length === 1 && size === "wide";
  return (
    <>
      <div className={styles.grid} data-size={size} data-count={shown.length}>
        {shown.map((image, at) => (
          <Cell
            key={image.id}
            image={image}
            at={at}
            count={images.length}
            isAlone={isAlone}
            onOpen={() => setOpened(at)}
          />
        ))}
      </div>
      {opened !== null && (
        <Suspense fallback={null}>
          <Viewer images={images} start={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

type CellProps = {
  readonly image: GridImage;
  readonly at: number;
  readonly count: number;
  /** It has the shape of its picture; pictures beside each other are cut alike. */
  readonly isAlone: boolean;
  readonly onOpen: () => void;
};

/** A picture that could not be loaded says so, and a tap tries again. */
function Cell({ image, at, count, isAlone, onOpen }: CellProps) {
  const text = useImageMessages();
  const [isLost, setLost] = useState(false);
  const hidden = at === SHOWN - 1 ? count - SHOWN : 0;
  const shape = isAlone ? { aspectRatio: `${Math.max(image.width / image.height, 0.8)}` } : {};
  if (isLost)
    return (
      <button
        type="button"
        className={styles.lost}
        style={shape}
        aria-label={text.retry(at + 1, count)}
        onClick={() => setLost(false)}
      >
        <IconPhotoOff size={24} aria-hidden="true" />
        <span>{text.lost}</span>
      </button>
    );
  return (
    <button
      type="button"
      className={styles.cell}
      style={{ background: image.placeholder, ...shape }}
      aria-label={`${text.open(at + 1, count)}${hidden > 0 ? ` +${hidden}` : ""}`}
      onClick={onOpen}
    >
      <img
        src={image.url}
        alt=""
        width={image.width}
        height={image.height}
        loading="lazy"
        decoding="async"
        onError={() => setLost(true)}
      />
      {hidden > 0 && <span className={styles.more}>+{hidden}</span>}
    </button>
  );
}
