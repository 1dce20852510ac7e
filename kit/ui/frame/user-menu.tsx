import { Avatar } from "../avatar/avatar.tsx";
import { Menu } from "../menu/menu.tsx";
import { writtenIn } from "../written.tsx";
import styles from "./frame.module.css";
import type { FrameProps } from "./frame-types.ts";
import { useFrameMessages } from "./messages.ts";

/** R037, R039: shows the user and, on a desktop, the menu that drops down. */
export function UserMenu({ user, items }: { user: FrameProps["user"]; items: FrameProps["userMenu"] }) {
  const text = useFrameMessages();
  return (
    <Menu
      label={text.userMenu(user.name)}
      items={items}
      trigger={
        <span className={styles.user}>
          <Avatar name={user.name} imageUrl={user.imageUrl} size={32} />
          <span className={styles.userName} {...writtenIn(user.name)}>
            {user.name}
          </span>
          <span className="visually-hidden">{text.menu}</span>
        </span>
      }
    />
  );
}
