import type { Image } from "#features/files/contract/image.ts";
import { type GridImage, ImageGrid } from "#kit/ui/image-grid/image-grid.tsx";
import { pictureAddress } from "#kit/ui/picture-address.ts";
import { RichText } from "#kit/ui/rich-text/rich-text.tsx";
import { useNoticeMessages } from "./messages.ts";
import styles from "./notification-panel.module.css";

const IN_GRID_PX = 960;
const IN_VIEWER_PX = 1920;

const toGridImage = (image: Image): GridImage => ({
  ...image,
  url: pictureAddress(image.url, "notice", IN_GRID_PX),
  fullUrl: pictureAddress(image.url, "notice", IN_VIEWER_PX),
});

type Props = {
  /** The server has sanitised it. */
  readonly html: string;
  readonly images?: readonly Image[];
  readonly link?: string | null;
};

/** What the office, or the provider, has written, with its pictures and its link. */
export function OfficeText({ html, images = [], link = null }: Props) {
  const text = useNoticeMessages();
  return (
    <div className={styles.office}>
      {html && <RichText html={html} />}
      <ImageGrid images={images.map(toGridImage)} />
      {link && (
        <a href={link} target="_blank" rel="noopener noreferrer" className={styles.link}>
          {text.openLink}
          <span className={styles.address}>{link}</span>
        </a>
      )}
    </div>
  );
}
