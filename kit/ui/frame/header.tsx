import { IconMenu2 } from "@tabler/icons-react";
import { Fragment, useState } from "react";
import { Link } from "react-router";
import { IconButton } from "../button/button.tsx";
import styles from "./frame.module.css";
import type { FrameProps } from "./frame-types.ts";
import { Logo } from "./logo.tsx";
import { MemberAvatars } from "./member-avatars.tsx";
import { useFrameMessages } from "./messages.ts";
import { SlideInMenu } from "./slide-in-menu.tsx";
import { UserMenu } from "./user-menu.tsx";

export function Header(props: FrameProps) {
  const { home, logoUrl, markUrl, communityName, members, bell, user, userMenu } = props;
  const text = useFrameMessages();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className={styles.header}>
      <div className={styles.headerRow}>
        <Link to={home} className={styles.brand} aria-label={communityName ?? text.home}>
          <Logo url={logoUrl} markUrl={markUrl} />
          {communityName && <CommunityName name={communityName} />}
        </Link>
        {members && <MemberAvatars {...members} />}
        {bell}
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
      {menuOpen && <SlideInMenu {...props} onClose={() => setMenuOpen(false)} />}
    </header>
  );
}

const words = new Intl.Segmenter("ja", { granularity: "word" });

/** On two lines where it has to be, with the line's end between two words: Japanese has no spaces to end it at. */
const CommunityName = ({ name }: { name: string }) => (
  <span className={styles.communityName}>
    {Array.from(words.segment(name), ({ segment, index }) => (
      <Fragment key={index}>
        {segment}
        <wbr />
      </Fragment>
    ))}
  </span>
);
