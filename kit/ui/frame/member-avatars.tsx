import { Link } from "react-router";
import { Avatar } from "../avatar/avatar.tsx";
import styles from "./frame.module.css";
import type { FrameProps } from "./frame-types.ts";
import { useFrameMessages } from "./messages.ts";

type Props = NonNullable<FrameProps["members"]> & { readonly most: number };

/** Shows the newest members' avatars and counts the others. R036 */
export function MemberAvatars({ avatars, total, to, most }: Props) {
  const text = useFrameMessages();
  const shown = avatars.slice(0, most);
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
          className={styles.avatar}
        />
      ))}
      {/* The style sheet writes the number: as text it would be part of the link's name. */}
      {total > shown.length && <span className={styles.remainder} data-count={total - shown.length} />}
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
