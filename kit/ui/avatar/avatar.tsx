import { IconUser, IconUserOff } from "@tabler/icons-react";
import { cx } from "../class-names.ts";
import { pictureAddress } from "../picture-address.ts";
import styles from "./avatar.module.css";

export type AvatarProps = {
  readonly name: string;
  readonly imageUrl: string | null;
  /** 0 shows the person, 1 hides them (left within 30 days), 2 is the default picture (left earlier). R161, R162 */
  readonly departed?: number;
  readonly size?: number;
  readonly className?: string;
};

/** R274: a face is loaded at about twice the size it is shown, for high-density screens. */
const DENSITY = 2;

/** The avatar is beside the name as text, so screen readers skip it. */
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
        // The style sheet writes the initial: as text it would be part of the name of a button around it.
        <span className={styles.initial} data-initial={[...name][0]} />
      )}
    </span>
  );
}
