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
  const text = useImageMessages();
  const [opened, setOpened] = useState<number | null>(null);
  if (images.length === 0) return null;
  const shown = images.slice(0, SHOWN);
  const hidden = images.length - shown.length;
  const single = images.length === 1 ? images[0] : undefined;
  return (
    <>
      <div className={styles.grid} data-size={size} data-count={shown.length}>
        {shown.map((image, i) => (
          <button
            key={image.id}
            type="button"
            className={styles.cell}
            style={{
              background: image.placeholder,
              ...(single && size === "wide"
                ? { aspectRatio: `${Math.max(single.width / single.height, 0.8)}` }
                : {}),
            }}
            aria-label={`${text.open(i + 1, images.length)}${hidden > 0 && i === SHOWN - 1 ? ` +${hidden}` : ""}`}
            onClick={() => setOpened(i)}
          >
            <img
              src={image.url}
              alt=""
              width={image.width}
              height={image.height}
              loading="lazy"
              decoding="async"
            />
            {hidden > 0 && i === SHOWN - 1 && <span className={styles.more}>+{hidden}</span>}
          </button>
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
