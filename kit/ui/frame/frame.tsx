import { cx } from "../class-names.ts";
import { BottomBar } from "./bottom-bar.tsx";
import styles from "./frame.module.css";
import type { FrameProps } from "./frame-types.ts";
import { Header } from "./header.tsx";
import { useFrameMessages } from "./messages.ts";
import { SideMenu } from "./side-menu.tsx";

/** Header, sidebar, content, rail and footer; a bar of five places and a menu that slides in on windows under 992 px. */
export function Frame(props: FrameProps) {
  const { wide, sidebarHidden, sidebarHead, sidebarFoot, groups, bottom, rail, footer, children } = props;
  const text = useFrameMessages();
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {text.skip}
      </a>
      <Header {...props} />
      <div className={styles.columns} data-sidebar={sidebarHidden ? "hidden" : "shown"}>
        {!sidebarHidden && (
          <aside className={styles.sidebar} aria-label={text.sidebar}>
            {sidebarHead}
            <SideMenu groups={groups} />
            {sidebarFoot}
          </aside>
        )}
        <main id="content" tabIndex={-1} className={cx(styles.content, wide && styles.wideContent)}>
          {children}
        </main>
        {rail && (
          <aside className={styles.rail} aria-label={text.rail}>
            {rail}
          </aside>
        )}
      </div>
      <footer className={styles.footer}>{footer}</footer>
      {bottom && <BottomBar places={bottom} />}
    </div>
  );
}
