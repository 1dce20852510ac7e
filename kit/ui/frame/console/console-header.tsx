import { IconChevronDown, IconMenu2 } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import { Avatar } from "../../avatar/avatar.tsx";
import { IconButton } from "../../button/button.tsx";
import common from "../../common.module.css";
import { Menu } from "../../menu/menu.tsx";
import frame from "../frame.module.css";
import type { ConsoleFrameProps } from "../frame-types.ts";
import { Logo } from "../logo.tsx";
import { useFrameMessages } from "../messages.ts";
import styles from "./console.module.css";
import { ConsoleSheet } from "./console-sheet.tsx";

export function ConsoleHeader(props: ConsoleFrameProps) {
  const { home, logoUrl, markUrl, communityName, search, jobs, bell, userMenu, user } = props;
  const text = useFrameMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={styles.header}>
      <Link to={home} className={styles.brand} aria-label={communityName ?? text.home}>
        <Logo logoUrl={logoUrl} markUrl={markUrl} communityName={props.communityName} />
        {communityName && <span className={styles.community}>{communityName}</span>}
      </Link>
      {props.communities && (
        <Menu
          label={text.communities}
          items={props.communities}
          onOpen={props.onCommunities}
          trigger={
            <>
              <IconChevronDown size={16} aria-hidden="true" />
              <span className="visually-hidden">{text.communities}</span>
            </>
          }
        />
      )}
      <span className={styles.side}>{props.side ?? text.console}</span>
      <div className={styles.search}>{search}</div>
      {jobs}
      {bell}
      <span className={frame.onDesktop}>
        <Menu
          label={text.userMenu(user.name)}
          items={userMenu}
          trigger={<Person user={user} menu={text.menu} />}
        />
      </span>
      <IconButton
        label={text.menu}
        className={frame.onMobile}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <IconMenu2 size={24} aria-hidden="true" />
      </IconButton>
      {isOpen && <ConsoleSheet {...props} onClose={() => setOpen(false)} />}
    </header>
  );
}

const Person = ({ user, menu }: Pick<ConsoleFrameProps, "user"> & { menu: string }) => (
  <span className={styles.person}>
    <Avatar name={user.name} imageUrl={user.imageUrl} size={28} />
    <span className={styles.words}>
      <bdi className={styles.name}>{user.name}</bdi>
      <span className={common.dim}>{user.role}</span>
    </span>
    <span className="visually-hidden">{menu}</span>
    <IconChevronDown size={16} aria-hidden="true" />
  </span>
);
