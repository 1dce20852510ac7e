import { IconMenu2 } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import { IconButton } from "../button/button.tsx";
import { writtenIn } from "../written.tsx";
import styles from "./frame.module.css";
import type { FrameProps } from "./frame-types.ts";
import { Logo } from "./logo.tsx";
import { MemberAvatars } from "./member-avatars.tsx";
import { useFrameMessages } from "./messages.ts";
import { OfflineBar } from "./offline-bar.tsx";
import { SlideInMenu } from "./slide-in-menu.tsx";
import { UserMenu } from "./user-menu.tsx";

/** More faces would leave no room for the name. R034 */
const SHOWN_ON_DESKTOP = 9;

/** A phone has a mark, a name and the menu, which contains the members; notices are in the bottom bar. */
export function Header(props: FrameProps) {
  const { home, communityName, members, bell, bottom, user, userMenu } = props;
  const text = useFrameMessages();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className={styles.header}>
      <div className={styles.headerRow}>
        <Link to={home} className={styles.brand} aria-label={communityName ?? `${text.product} ${text.home}`}>
          <Logo {...props} />
          <span className={styles.communityName} {...writtenIn(communityName)}>
            {communityName ?? text.product}
          </span>
        </Link>
        {members && (
          <span className={styles.onDesktop}>
            <MemberAvatars {...members} most={SHOWN_ON_DESKTOP} />
          </span>
        )}
        <span className={bottom ? styles.bellElsewhere : styles.bell}>{bell}</span>
        <span className={styles.onDesktop}>
          <UserMenu user={user} items={userMenu} />
        </span>
        <IconButton
          label={text.menu}
          className={styles.onMobile}
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <IconMenu2 size={24} aria-hidden="true" />
        </IconButton>
      </div>
      <OfflineBar />
      {menuOpen && <SlideInMenu {...props} onClose={() => setMenuOpen(false)} />}
    </header>
  );
}
