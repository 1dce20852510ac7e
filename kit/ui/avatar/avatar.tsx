import { IconUser, IconUserOff } from "@tabler/icons-react";
import { cx } from "../class-names.ts";
import { pictureAddress } from "../picture-address.ts";
import styles from "./avatar.module.css";

export type AvatarProps = {
  readonly name: string;
  readonly imageUrl: string | null;
  /** 0 shown, 1 hidden (left within 30 days), 2 the default picture (left longer ago). R161, R162 */
  readonly departed?: number;
  readonly size?: number;
  readonly className?: string;
};

/** R274: a face is asked for in about the size it is shown, twice as sharp. */
const DENSITY = 2;

/** A face beside a name that stands in text; so it is silent for screen readers. */
export function Avatar({ name, imageUrl, departed = 0, size = 40, className }: AvatarProps) {
  const style = { width: size, height: size, fontSize: size * 0.42 };
  if (departed === 0 && imageUrl)
    return (
      <img
        src={pictureAddress(imageUrl, "user_icon", size * DENSITY)}
        alt=""
        data-initial={[...name][0]}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={cx(styles.avatar, className)}
        style={style}
      />
    );
  return (
    <span
      className={cx(styles.avatar, departed > 0 && styles.departed, className)}
      style={style}
      aria-hidden="true"
    >
      {departed === 1 ? (
        <IconUserOff size={size * 0.55} />
      ) : departed === 2 || name === "" ? (
        <IconUser size={size * 0.55} />
      ) : (
        // Drawn by the style sheet: as text it would belong to what a button with a face in it says.
        <span className={styles.initial} data-initial={[...name][0]} />
      )}
    </span>
  );
}
