import { useState } from "react";
import { BottomBar } from "./bottom-bar.tsx";
import styles from "./frame.module.css";
import type { FrameProps } from "./frame-types.ts";
import { Header } from "./header.tsx";
import { useFrameMessages } from "./messages.ts";
import { RailPlace } from "./rail.tsx";
import { SideMenu } from "./side-menu.tsx";
import { SidebarHead } from "./sidebar-head.tsx";

/**
 * The members' frame has a header, a sidebar, content and a rail; under 992 px a bar of five places and a menu that
 * slides in. The content begins at the same place on every screen.
 */
export function Frame(props: FrameProps) {
  const { sidebarFoot, groups, bottom, rail, railFoot, fills, children } = props;
  const text = useFrameMessages();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.frame} data-fills={fills}>
      <a href="#content" className={styles.skip}>
        {text.skip}
      </a>
      <Header {...props} />
      <div className={styles.columns}>
        <aside className={styles.sidebar} aria-label={text.sidebar}>
          <SidebarHead {...props} />
          <SideMenu groups={groups} />
          {sidebarFoot}
        </aside>
        <main id="content" tabIndex={-1} className={styles.content}>
          <RailPlace value={place}>{children}</RailPlace>
        </main>
        {rail && (
          <aside className={styles.rail} aria-label={text.rail}>
            <div ref={setPlace} className={styles.railPart} />
            <div className={styles.railPart}>{rail}</div>
            <div className={styles.railFoot}>{railFoot}</div>
          </aside>
        )}
      </div>
      {bottom && <BottomBar places={bottom} />}
    </div>
  );
}
