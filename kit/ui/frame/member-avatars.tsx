import { Link } from "react-router";
import { Avatar } from "../avatar/avatar.tsx";
import { cx } from "../class-names.ts";
import styles from "./frame.module.css";
import type { FrameProps } from "./frame-types.ts";
import { useFrameMessages } from "./messages.ts";

/** R034, R035 */
const SHOWN_ON_DESKTOP = 9;
const SHOWN_ON_MOBILE = 5;

/** The newest members' avatars; whoever is not shown is counted. R036 */
export function MemberAvatars({ avatars, total, to }: NonNullable<FrameProps["members"]>) {
  const text = useFrameMessages();
  const shown = avatars.slice(0, SHOWN_ON_DESKTOP);
  const pictures = (
    <>
      {shown.map((avatar, i) => (
        <Avatar
          // biome-ignore lint/suspicious/noArrayIndexKey: avatars carry no identity
          key={i}
          name=""
          imageUrl={avatar.imageUrl}
          departed={avatar.departed}
          size={26}
          className={cx(styles.avatar, i >= SHOWN_ON_MOBILE && styles.onDesktop)}
        />
      ))}
      <Remainder count={total - Math.min(shown.length, SHOWN_ON_DESKTOP)} className={styles.onDesktop} />
      <Remainder count={total - Math.min(shown.length, SHOWN_ON_MOBILE)} className={styles.onMobile} />
    </>
  );
  return to ? (
    <Link to={to} className={styles.avatars} aria-label={text.members(total)}>
      {pictures}
    </Link>
  ) : (
    <span className={styles.avatars} role="img" aria-label={text.members(total)}>
      {pictures}
    </span>
  );
}

/** Drawn by the style sheet: as text it would belong to what the link says. */
const Remainder = ({ count, className }: { count: number; className: string | undefined }) =>
  count > 0 ? <span className={cx(styles.remainder, className)} data-count={count} /> : null;
